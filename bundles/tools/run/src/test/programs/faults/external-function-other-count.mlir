func.func private @printNewline() -> i32

func.func @main() -> i32 {
  %a = call @printNewline() : () -> i32 // expected: calls an external function with 0 results, but it is declared with 1
  return %a : i32
}
