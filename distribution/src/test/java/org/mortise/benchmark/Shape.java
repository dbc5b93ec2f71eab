// SPDX-License-Identifier: Apache-2.0
package org.mortise.benchmark;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Programs of one shape and any size, the same at each call. Linear in the size. The main method prints a program:
 * {@code Shape NAME SIZE}.
 */
public enum Shape {
  /** Functions of six operations. */
  SMALL {
    @Override
    void write(int size, StringBuilder out) {
      for (int i = 0; i < size; i++) {
        out.append("func.func @f").append(i).append("(%x: i64) -> i64 {\n")
            .append("  %z = arith.constant 0 : index\n  %a = memref.alloc() : memref<2xi64>\n")
            .append("  memref.store %x, %a[%z] : memref<2xi64>\n  %y = memref.load %a[%z] : memref<2xi64>\n")
            .append("  %s = arith.addi %x, %y : i64\n  return %s : i64\n}\n");
      }
    }
  },

  /** Nested conditions, with an allocation in every tenth. */
  DEEP {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%c: i1, %x: i64) {\n  %z = arith.constant 0 : index\n");
      for (int i = 0; i < size; i++) {
        out.append("scf.if %c {\n");
        if (i % 10 == 0) {
          out.append("%b").append(i).append(" = memref.alloc() : memref<2xi64>\nmemref.store %x, %b").append(i)
              .append("[%z] : memref<2xi64>\n");
        }
      }
      out.append("}\n".repeat(size)).append("return\n}\n");
    }
  },

  /** One function with many allocations, all live to its end. */
  WIDE {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%x: i64) {\n  %z = arith.constant 0 : index\n");
      for (int i = 0; i < size; i++) {
        out.append("  %a").append(i).append(" = memref.alloc() : memref<2xi64>\n");
      }
      for (int i = 0; i < size; i++) {
        out.append("  memref.store %x, %a").append(i).append("[%z] : memref<2xi64>\n");
      }
      out.append("  return\n}\n");
    }
  },

  /** One block of arithmetic in which each operation uses the result of the previous one. */
  LONG {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%v0: i64) -> i64 {\n");
      for (int i = 1; i <= size; i++) {
        out.append("  %v").append(i).append(" = arith.addi %v").append(i - 1).append(", %v0 : i64\n");
      }
      out.append("  return %v").append(size).append(" : i64\n}\n");
    }
  },

  /** A sequence of branches that part and join; one arm of each allocates. */
  DIAMONDS {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%c: i1, %m0: memref<2xi64>) {\n  cf.br ^h0(%m0 : memref<2xi64>)\n");
      for (int i = 0; i < size; i++) {
        out.append("^h").append(i).append("(%p").append(i).append(": memref<2xi64>):\n  cf.cond_br %c, ^l").append(i)
            .append(", ^h").append(i + 1).append("(%p").append(i).append(" : memref<2xi64>)\n^l").append(i)
            .append(":\n  %n").append(i).append(" = memref.alloc() : memref<2xi64>\n  cf.br ^h").append(i + 1)
            .append("(%n").append(i).append(" : memref<2xi64>)\n");
      }
      out.append("^h").append(size).append("(%p").append(size).append(": memref<2xi64>):\n  return\n}\n");
    }
  },

  /** Nested loops that carry a buffer; the innermost allocates the next one. */
  LOOPS {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%m: memref<2xi64>, %n: index) {\n  %z = arith.constant 0 : index\n")
          .append("  %o = arith.constant 1 : index\n");
      for (int i = 0; i < size; i++) {
        out.append("%r").append(i).append(" = scf.for %i").append(i).append(" = %z to %n step %o iter_args(%b")
            .append(i)
            .append(" = ").append(i == 0 ? "%m" : "%b" + (i - 1)).append(") -> memref<2xi64> {\n");
      }
      out.append("%a = memref.alloc() : memref<2xi64>\nmemref.copy %b").append(size - 1)
          .append(", %a : memref<2xi64> to memref<2xi64>\n");
      for (int i = size - 1; i >= 0; i--) {
        out.append("scf.yield ").append(i == size - 1 ? "%a" : "%r" + (i + 1)).append(" : memref<2xi64>\n}\n");
      }
      out.append("memref.copy %r0, %m : memref<2xi64> to memref<2xi64>\nreturn\n}\n");
    }
  },

  /** A sequence of conditions and loops that forward buffers, in one function: 16 lines for each pair. */
  HANDOVERS {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%x: f32, %n: index, %c: i1) {\n  %z = arith.constant 0 : index\n")
          .append("  %o = arith.constant 1 : index\n  %r0 = memref.alloc() : memref<64xf32>\n");
      for (int i = 0; i < size; i++) {
        out.append("""
            %rN = scf.if %c -> memref<64xf32> {
              %a = memref.alloc() : memref<64xf32>
              memref.store %x, %a[%z] : memref<64xf32>
              scf.yield %a : memref<64xf32>
            } else {
              %b = memref.alloc() : memref<64xf32>
              %v = memref.load %rP[%o] : memref<64xf32>
              memref.store %v, %b[%o] : memref<64xf32>
              scf.yield %b : memref<64xf32>
            }
            %lN = scf.for %i = %z to %n step %o iter_args(%d = %rN) -> memref<64xf32> {
              %e = memref.alloc() : memref<64xf32>
              %w = memref.load %d[%z] : memref<64xf32>
              memref.store %w, %e[%z] : memref<64xf32>
              scf.yield %e : memref<64xf32>
            }
            """.replace("N", Integer.toString(i + 1)).replace("P", Integer.toString(i)));
      }
      out.append("  return\n}\n");
    }
  },

  /** A sequence of calls that each return a new buffer and take the previous one. */
  CALLS {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func private @g(%m: memref<2xi64>) -> memref<2xi64> {\n  %a = memref.alloc() : memref<2xi64>\n")
          .append("  memref.copy %m, %a : memref<2xi64> to memref<2xi64>\n  return %a : memref<2xi64>\n}\n")
          .append("func.func @f(%m0: memref<2xi64>) {\n");
      for (int i = 0; i < size; i++) {
        out.append("  %m").append(i + 1).append(" = call @g(%m").append(i)
            .append(") : (memref<2xi64>) -> memref<2xi64>\n");
      }
      out.append("  return\n}\n");
    }
  },

  /** Views of views of one buffer. */
  ALIASES {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%m: memref<2xi64>) {\n  %a0 = memref.alloc() : memref<2xi64>\n");
      for (int i = 0; i < size; i++) {
        out.append("  %a").append(i + 1).append(" = memref.reinterpret_cast %a").append(i)
            .append(" to offset: [0], sizes: [2], strides: [1] : memref<2xi64> to memref<2xi64>\n");
      }
      out.append("  memref.copy %a").append(size).append(", %m : memref<2xi64> to memref<2xi64>\n  return\n}\n");
    }
  },

  /** Allocations, each selected with all earlier ones. */
  SELECTS {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(%c: i1, %m: memref<2xi64>) {\n  %s0 = memref.alloc() : memref<2xi64>\n");
      for (int i = 0; i < size; i++) {
        out.append("  %a").append(i).append(" = memref.alloc() : memref<2xi64>\n  %s").append(i + 1)
            .append(" = arith.select %c, %a").append(i).append(", %s").append(i).append(" : memref<2xi64>\n");
      }
      out.append("  memref.copy %s").append(size).append(", %m : memref<2xi64> to memref<2xi64>\n  return\n}\n");
    }
  },

  /** One bufferization.dealloc with {@code size} memrefs and conditions. */
  DEALLOC {
    @Override
    void write(int size, StringBuilder out) {
      out.append("func.func @f(");
      list(size, out, "%m", ": memref<2xi64>");
      out.append(", ");
      list(size, out, "%c", ": i1");
      out.append(") {\n  bufferization.dealloc (");
      list(size, out, "%m", "");
      out.append(" : ");
      list(size, out, null, "memref<2xi64>");
      out.append(") if (");
      list(size, out, "%c", "");
      out.append(")\n  return\n}\n");
    }
  };

  abstract void write(int size, StringBuilder out);

  private static void list(int size, StringBuilder out, String name, String rest) {
    for (int i = 0; i < size; i++) {
      out.append(i == 0 ? "" : ", ");
      if (name != null) {
        out.append(name).append(i);
      }
      out.append(rest);
    }
  }

  /** Returns the program of this shape with {@code size} repetitions. */
  public byte[] program(int size) {
    StringBuilder out = new StringBuilder();
    write(size, out);
    return out.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  public static void main(String[] arguments) {
    byte[] text = valueOf(arguments[0].toUpperCase(Locale.ROOT)).program(Integer.parseInt(arguments[1]));
    System.out.write(text, 0, text.length);
    System.out.flush();
  }
}
