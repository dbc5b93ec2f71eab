// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @k {
  ods.operation @o {operands = ["x: any"], attributes = ["a: i32", "b: i32?"], results = ["r: any"]}
  ods.pattern @n {match = "k.o($x) {a = $a, b = $b}", replace = "$x", where = ["not(value($a) < value($b))"]}
}
