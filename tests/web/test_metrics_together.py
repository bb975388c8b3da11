"""Several processes behind one door count as one house."""

from tento.web.metrics import Metrics, together


def counted(actions: int, seconds: float, refused: str) -> str:
    metrics = Metrics()
    metrics.actions.add("acted", actions)
    metrics.refusals.add(refused)
    metrics.commits.note(seconds)
    metrics.gauge("tento_tables", "Tables", lambda: actions)
    return metrics.text()


def test_numbers_of_the_same_name_are_added_up():
    lines = together([counted(12_345_678, 0.25, "max_value"), counted(2, 0.001, "own_raise")]).splitlines()
    assert {
        'tento_actions_total{kind="acted"} 12345680',
        "tento_tables 12345680",
        'tento_commit_seconds_bucket{le="0.001"} 1',
        "tento_commit_seconds_count 2",
        "tento_commit_seconds_sum 0.251",
    } <= set(lines)


def test_what_only_one_of_them_counted_stands_under_its_own_heading():
    lines = together([counted(1, 0.1, "max_value"), counted(1, 0.1, "own_raise")]).splitlines()
    heading = lines.index("# TYPE tento_refusals_total counter")
    assert lines[heading + 1 : heading + 3] == ['tento_refusals_total{code="max_value"} 1', 'tento_refusals_total{code="own_raise"} 1']


def test_one_process_says_what_it_always_said():
    text = counted(7, 0.1, "max_value")
    assert together([text]) == text
