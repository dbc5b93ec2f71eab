func.func private @rtclock() -> i32

func.func @main() -> i32 {
  %a = call @rtclock() : () -> i32 // expected: calls an external function whose result is no i32
  return %a : i32
}
