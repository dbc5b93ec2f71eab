module {
  ods.dialect @k {
    ods.operation @o {attributes = ["a: i32", "b: i32?"], operands = ["x: any"], results = ["r: any"]}
    ods.pattern @n {match = "k.o($x) {a = $a, b = $b}", replace = "$x", where = ["not(value($a) < value($b))"]}
  }
}

