// RUN: --test-topological-sort-analysis
// The selected operations are numbered, definitions before uses.
func.func @nested(%arg0: index) {
  "test.root"() ({
    %1 = "test.a"() {selected = 2} : () -> index
    "test.b"(%1) ({
      "test.c"(%3) {selected = 1} : (index) -> ()
    }) {selected = 0} : (index) -> ()
    %3 = "test.d"() {selected = 4} : () -> index
    "test.e"(%3) {selected = 3} : (index) -> ()
  }) {root, ordered} : () -> ()
  %2 = "test.a"() {root, selected} : () -> index
  "test.root"(%2) ({
    "test.f"(%2) {selected} : (index) -> ()
    "test.g"() : () -> ()
  }) {root, selected} : (index) -> ()
  return
}
