"""Sixteen numbers at once, for compiled code: a loop over so few would spend its time on asking whether its arrays overlap."""

import operator
from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model

LANES: Final = 16
_VECTOR: Final = ir.VectorType(ir.FloatType(), LANES)
_EACH: Final = ir.VectorType(ir.IntType(32), LANES)

Lanes = Any
"""What mypy sees of sixteen numbers: numba comes without types."""


class _Type(types.Type):  # type: ignore[misc]  # numba comes without types
    pass


_type: Final = _Type("lanes")


@register_model(_Type)
class _Model(models.PrimitiveModel):  # type: ignore[misc]  # numba comes without types
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _VECTOR)


def _place(context: Any, builder: Any, array_type: Any, array: Any, place: Any) -> Any:
    data = context.make_array(array_type)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [place]), _VECTOR.as_pointer())


def _load(_: Any, array: Any, place: Any) -> Any:
    def code(context: Any, builder: Any, called: Any, values: Any) -> Any:
        return builder.load(_place(context, builder, called.args[0], *values), align=4, typ=_VECTOR)

    return _type(array, place), code


def _store(_: Any, array: Any, place: Any, lanes: Any) -> Any:
    def code(context: Any, builder: Any, called: Any, values: Any) -> Any:
        builder.store(values[2], _place(context, builder, called.args[0], *values[:2]), align=4)
        return context.get_dummy_value()

    return types.none(array, place, lanes), code


def _every(_: Any, number: Any) -> Any:
    def code(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
        one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), values[0], ir.Constant(ir.IntType(32), 0))
        return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), ir.Constant(_EACH, [0] * LANES))

    return _type(types.float32), code if number == types.float32 else None


def _higher(_: Any, one: Any, other: Any) -> Any:
    def code(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", *values), *values)

    return _type(one, other), code


def _where(_: Any, positive: Any, then: Any, otherwise: Any) -> Any:
    def code(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
        zero = ir.Constant(_VECTOR, [0.0] * LANES)
        return builder.select(builder.fcmp_ordered(">", values[0], zero), values[1], values[2])

    return _type(positive, then, otherwise), code


def _total(_: Any, lanes: Any) -> Any:
    def code(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
        whole, width = values[0], LANES
        while width > 1:  # the upper half onto the lower one
            width //= 2
            moved = [min(lane + width, LANES - 1) for lane in range(LANES)]
            whole = builder.fadd(whole, builder.shuffle_vector(whole, whole, ir.Constant(_EACH, moved)))
        return builder.extract_element(whole, ir.Constant(ir.IntType(32), 0))

    return types.float32(lanes), code


load: Final[Callable[..., Lanes]] = intrinsic(_load)
"""The sixteen numbers of an array from a place on."""
store: Final[Callable[..., None]] = intrinsic(_store)
every: Final[Callable[..., Lanes]] = intrinsic(_every)
"""The same number sixteen times."""
higher: Final[Callable[..., Lanes]] = intrinsic(_higher)
where: Final[Callable[..., Lanes]] = intrinsic(_where)
"""Lane by lane the second where the first is positive, else the third."""
total: Final[Callable[..., Any]] = intrinsic(_total)


def _arithmetic(operation: Any, code: str) -> None:
    def apply(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
        return getattr(builder, code)(*values)

    @infer_global(operation)
    class _Arithmetic(ConcreteTemplate):  # type: ignore[misc]  # numba comes without types
        cases = (signature(_type, _type, _type),)

    lower_builtin(operation, _type, _type)(apply)


for _operation, _code in ((operator.add, "fadd"), (operator.sub, "fsub"), (operator.mul, "fmul"), (operator.truediv, "fdiv")):
    _arithmetic(_operation, _code)
