// Made by mortise-import from Folds.td. The next import replaces this file:
// put changes in a supplement, a file with an ods.dialect of the same name, and import --with it.

ods.dialect @folds attributes {
  source = "Folds.td"
} {
  ods.attribute_constraint @Positive {accepts = "positive", description = "positive"}

  ods.operation @copy {
    operands = ["x: any"],
    results = ["r: any"]
  }

  ods.operation @add {
    operands = ["x: i32", "y: i32"],
    results = ["r: i32"]
  }

  ods.operation @shift {
    operands = ["x: i32"],
    attributes = ["by: i64", "note: string?"],
    results = ["r: i32"]
  }

  ods.operation @join {
    operands = ["all: i32..."],
    results = ["r: i32"]
  }

  ods.operation @split {
    operands = ["x: i32"],
    results = ["r: i32", "s: i32"]
  }

  ods.operation @sink {
    operands = ["x: any"]
  }

  ods.operation @zero {
    results = ["r: i32"]
  }

  ods.pattern @CopyOfCopy {
    match = "folds.copy($inner = folds.copy($x))",
    replace = "folds.copy($x)",
    where = ["one_use($inner)"],
    benefit = 4
  }
  ods.pattern @CopyOfSame {match = "$copy = folds.copy($x)", replace = "$x", where = ["same_type($copy, $x)"]}
  ods.pattern @Conditions {
    match = "folds.add($x, $y)",
    replace = "folds.copy($x)",
    where = ["one_use($x)", "$x != $y", "defined_by($y, folds.zero)", "width($x) <= 32 & ($x: integer)", "$y: i32"]
  }
  ods.pattern @AddOfZero {match = "folds.add(either($x, folds.zero))", replace = "$x"}
  ods.pattern @AddOfSame {match = "folds.add($x, $x)", replace = "folds.shift($x) {by = 1 : i64}"}
  ods.pattern @AddOfConstant {
    match = "folds.add($x, constant($c: @Positive))",
    replace = "$x",
    where = ["$c: @Positive"]
  }
  ods.pattern @JoinOfTwo {match = "folds.join([$a, $b])", replace = "folds.add($a, $b)"}
  ods.pattern @JoinOfAll {
    match = "folds.join($all)",
    replace = "folds.join([folds.zero(), $all])",
    where = ["one_use($all)"]
  }
  ods.pattern @ShiftOfShift {
    match = "folds.shift(folds.shift($x) {by = $a}) {by = $b, note = $note}",
    replace = "folds.shift($x) {by = value($a) + value($b) : i64, note = $note}"
  }
  ods.pattern @ShiftByOne {
    match = "folds.shift($x) {by = 1 : i64, note = $note}",
    replace = "folds.shift(folds.add($x, $x)) {by = 1 : i64, note = $note}",
    where = ["present($note)", "$note == \"hidden\""]
  }
  ods.pattern @ShiftByMore {
    match = "folds.shift($x) {by = _: @Positive, note = $note}",
    replace = "folds.shift($x) {by = 3 : i64, note = $note}"
  }
  ods.pattern @Split {
    match = "$all = folds.split(folds.copy($x))",
    replace = ["$copy = folds.copy($x) : type($x)", "$two = folds.split(folds.add($copy, $x))", "$two#1", "$two#0"]
  }
  ods.pattern @SinkOfZero {match = "$sink = folds.sink(folds.zero)", replace = []}
  ods.pattern @Folds_117 {match = "folds.sink(folds.copy($x))", replace = "folds.sink($x)"}
  ods.pattern @Endless {match = "folds.add($x, $y)", replace = "folds.add($y, $x)"}
}
