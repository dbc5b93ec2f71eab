// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import java.util.List;

/** Programs of one shape and any size, made of repeated lines; linear in the size. */
enum GrowingShape {
  FUNCTIONS("", "*func.func @f#(%x: i64) -> i64 {\n%z = arith.constant 0 : index\n%a = memref.alloc() : $\n"
      + "memref.store %x, %a[%z] : $\n%y = memref.load %a[%z] : $\nreturn %y : i64\n}\n"),
  ALLOCATIONS(Text.HEAD, "*%a# = memref.alloc() : $\n", "*memref.store %x, %a#[%z] : $\n", Text.TAIL),
  SELECTIONS(Text.HEAD, "*%a# = memref.alloc() : $\n%v# = arith.select %c, %a#, %v@ : $\n",
      "*memref.store %x, %v#[%z] : $\n", Text.TAIL),
  CLONES(Text.HEAD, "*%b# = bufferization.clone %v0 : $ to $\n%l# = memref.load %b#[%z] : $\n"
      + "memref.store %l#, %n[%z] : $\nmemref.dealloc %b# : $\n", "memref.dealloc %v0 : $\n", Text.TAIL),
  CHAIN_OF_CLONES(Text.HEAD,
      "*memref.store %x, %v@[%z] : $\n%v# = bufferization.clone %v@ : $ to $\nmemref.dealloc %v@ : $\n", Text.TAIL),
  COPIES(Text.HEAD, "*%a# = memref.alloc() : $\nmemref.store %x, %a#[%z] : $\n%b# = memref.alloc() : $\n"
      + "memref.copy %a#, %b# : $ to $\nmemref.dealloc %a# : $\nmemref.copy %b#, %n : $ to $\n"
      + "memref.dealloc %b# : $\n", Text.TAIL),
  COPIES_PAST_STORES(Text.HEAD, "*%a# = memref.alloc() : $\n", "*memref.copy %a#, %n : $ to $\n",
      "*memref.store %x, %n[%z] : $\n", "*memref.dealloc %a# : $\n", Text.TAIL),
  CONDITIONS(Text.HEAD, "*%v# = scf.if %c -> ($) {\n%a# = memref.alloc() : $\nscf.yield %a# : $\n} else {\n"
      + "scf.yield %v@ : $\n}\n", Text.TAIL),
  NESTED_CONDITIONS(Text.HEAD, "*scf.if %c {\n%w# = arith.addi %x, %x : i64\nmemref.store %w#, %n[%z] : $\n", "*}\n",
      Text.TAIL),
  NESTED_LOOPS(Text.HEAD, "*scf.for %i# = %z to %e step %o {\n%a# = memref.alloc() : $\nmemref.store %x, %a#[%z] : $\n",
      "*}\n", Text.TAIL),
  BRANCHES(Text.HEAD, "*cf.cond_br %c, ^l#, ^h#(%v@ : $)\n^l#:\n%n# = memref.alloc() : $\ncf.br ^h#(%n# : $)\n"
      + "^h#(%v#: $):\n", Text.TAIL),
  LOOPS_OF_BLOCKS(Text.HEAD, "*cf.br ^h#(%v@ : $)\n^h#(%p#: $):\n%n# = memref.alloc() : $\n"
      + "cf.cond_br %c, ^h#(%n# : $), ^t#(%p# : $)\n^t#(%v#: $):\n", Text.TAIL),
  ARITHMETIC(Text.HEAD, "%w0 = arith.addi %x, %x : i64\n", "*%w# = arith.addi %w@, %x : i64\n",
      "*memref.store %w#, %n[%z] : $\n", Text.TAIL),
  VIEWS("func.func @f(%s0: !v, %k: index, %x: i64) {\n", "*%s# = memref.subview %s@[%k] [%k] [1] : !v to !v\n",
      "*memref.store %x, %s#[%k] : !v\n", Text.TAIL),
  CALLS("func.func private @g($) -> $\n" + Text.HEAD, "*%v# = func.call @g(%v@) : ($) -> $\n", Text.TAIL),
  CALL_GRAPH("func.func private @f0(%v: $) -> $ {\n%a = memref.alloc() : $\nreturn %a : $\n}\n",
      "*func.func private @f#(%v: $) -> $ {\n%a = call @f@(%v) : ($) -> $\nreturn %a : $\n}\n",
      "func.func @m(%v: $) -> $ {\n%a = call @f1(%v) : ($) -> $\nreturn %a : $\n}\n"),
  STACK_SLOTS(Text.HEAD, "*%a# = memref.alloca() : memref<i64>\n", "*memref.store %x, %a#[] : memref<i64>\n",
      "scf.if %c {\n", "*memref.store %x, %a#[] : memref<i64>\n", "}\n",
      "*%l# = memref.load %a#[] : memref<i64>\nmemref.store %l#, %n[%z] : $\n", Text.TAIL),
  TENSORS("func.func @f(%v0: tensor<64xf32>, %f: f32, %i: index) {\n",
      "*%s# = tensor.extract_slice %v@[8] [8] [1] : tensor<64xf32> to tensor<8xf32>\n"
          + "%g# = linalg.fill ins(%f : f32) outs(%s# : tensor<8xf32>) -> tensor<8xf32>\n"
          + "%v# = tensor.insert_slice %g# into %v@[8] [8] [1] : tensor<8xf32> into tensor<64xf32>\n", "return\n}\n"),
  PARALLEL_LOOPS(Text.HEAD, "*scf.parallel (%i#) = (%z) to (%e) step (%o) {\nmemref.store %x, %n[%i#] : $\n"
      + "scf.reduce\n}\n", Text.TAIL),
  AFFINE_LOOPS(Text.HEAD, "*affine.for %i# = 0 to 8 {\n%a# = affine.apply affine_map<(d0) -> (d0 * 2 + #)>(%i#)\n"
      + "memref.store %x, %n[%a#] : $\n}\n", Text.TAIL),
  SWITCH("func.func @f(%s: i32, %v0: $) -> $ {\ncf.switch %s : i32, [\ndefault: ^d(%v0 : $)", "*,\n#: ^b#", "\n]\n",
      "*^b#:\n%a# = memref.alloc() : $\ncf.br ^d(%a# : $)\n", "^d(%r: $):\nreturn %r : $\n}\n");

  /** The first and last lines of most programs: a function with a condition, a value and two buffers. */
  private static final class Text {
    static final String HEAD = "func.func @f(%c: i1, %x: i64, %n: $) {\n%z = arith.constant 0 : index\n"
        + "%o = arith.constant 1 : index\n%e = arith.constant 8 : index\n%v0 = memref.alloc() : $\n";
    static final String TAIL = "return\n}\n";
  }

  private final List<String> parts;

  /**
   * @param parts the text; a part with {@code *} is repeated, {@code #} being its number, from 1 on, and {@code @} the
   *     number before; {@code $} is the buffer type, {@code !v} the view type
   */
  GrowingShape(String... parts) {
    this.parts = List.of(parts);
  }

  String program(int size) {
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      String typed = part.replace("$", "memref<4xi64>").replace("!v", "memref<?xi64, strided<[1], offset: ?>>");
      if (!part.startsWith("*")) {
        text.append(typed);
        continue;
      }
      for (int i = 1; i <= size; i++) {
        text.append(typed.substring(1).replaceAll("(?<![\\w@])@f@", "@f" + (i - 1)).replace("#", Integer.toString(i))
            .replaceAll("(?<=[a-z])@", Integer.toString(i - 1)));
      }
    }
    return text.toString();
  }
}
