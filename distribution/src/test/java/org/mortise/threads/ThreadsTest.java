// SPDX-License-Identifier: Apache-2.0
package org.mortise.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/**
 * The tool prints the same output and messages, and returns the same exit status, for one thread and for several. In
 * the programs threads depend on each other, for example because one function uses a name that another one defines, or
 * because several functions have errors, which must be reported in textual order.
 */
class ThreadsTest {
  private static final Snapshot SNAPSHOT = Snapshot.builder(
      Snapshot.ofClassPath(ThreadsTest.class.getClassLoader()), Set.of()).add(new Refusal()).build();
  private static final int FUNCTIONS = 96;
  private static final int DAMAGED = 50;
  private static final int MAGIC_BYTES = 4;
  /** Only a text of at least 64 KiB is read by several threads, so comments fill each function to this length. */
  private static final int LENGTH = 450;

  /** Reports an error for each function whose name begins with {@code refused}, and a remark for the others. */
  private static final class Refusal implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("refuse", "Fail for some functions").onParts();
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> op.walkPreOrder((Operation inner) -> {
        String name = String.valueOf(SymbolTable.getSymbolName(inner));
        if (name.startsWith("refused")) {
          run.emit(inner.error(name));
          return Walk.Result.INTERRUPT;
        }
        run.remark(Remark.Kind.ANALYSIS, "Seen", inner).message(name).emit();
        return Walk.Result.ADVANCE;
      });
    }
  }

  private record Result(int status, String out, String err) {}

  static Stream<Arguments> programs() {
    String plain = functions(ThreadsTest::branches);
    return Stream.of(
        program("functions", plain),
        program("module", "module attributes {a.b = 1} {\n" + plain + "}\n"),
        program("two modules", "module {\n" + plain + "}\nmodule @m {\n" + plain + "}\n"),
        program("module in a module", "module {\nmodule @m {\n" + plain + "}\n}\n"),
        program("generic module", "\"builtin.module\"() ({\n" + plain + "}) : () -> ()\n"),
        program("comments", plain.replace("}\n\n", "} // end {\n// func.func {\n\n")),
        program("declarations", functions(i -> "func.func private @d" + i + "(memref<2xf32>)\n" + branches(i))),
        program("aliases before", "#map = affine_map<(d0) -> (d0 + 1)>\n!t = memref<4xf32>\n" + functions(
            i -> "func.func @f" + i + "(%m: !t, %i: index) -> f32 {\n  %j = affine.apply #map(%i)\n"
                + "  %l = memref.load %m[%j] : !t\n  return %l : f32\n}\n\n")),
        program("aliases between", functions(
            i -> "#map" + i + " = affine_map<(d0) -> (d0 + " + i % 5 + ")>\n"
                + "func.func @f" + i + "(%i: index) -> index {\n  %j = affine.apply #map" + i + "(%i)\n"
                + "  return %j : index\n}\n\n")),
        program("alias used before it is defined", plain + "func.func @u(%i: index) -> index {\n"
            + "  %j = affine.apply #late(%i)\n  return %j : index\n}\n\n#late = affine_map<(d0) -> (d0)>\n"),
        program("locations", "module {\n" + functions(
            i -> "func.func @f" + i + "(%a: i32 loc(#l" + i % 3 + ")) -> i32 {\n  return %a : i32 loc(#l" + i % 3
                + ")\n} loc(\"f" + i + "\")\n\n") + "}\n#l0 = loc(\"a\":1:2)\n#l1 = loc(\"b\":3:4)\n#l2 = loc(#l0)\n"),
        program("undefined locations", "module {\n" + functions(
            i -> "func.func @f" + i + "(%a: i32) -> i32 {\n  return %a : i32 loc(#l" + i + ")\n}\n\n") + "}\n"),
        program("undefined locations in later functions", "module {\n" + plain.repeat(3)
            + functions(i -> branches(i).replace("%s : i32", "%s : i32 loc(#l" + i + ")")) + "}\n"),
        program("distinct attributes", "module {\n" + functions(
            i -> "func.func @f" + i + "() attributes {a.d = distinct[" + (999 - i % 80)
                + "]<\"x\">} {\n  return\n}\n\n")
            + "}\n"),
        program("attributes inside functions", functions(i -> branches(i)
            + "func.func @g" + i + "() {\n  \"t.a\"() {a = distinct[" + i / 2 + "]<\"x\">, b = #t.b<distinct[" + i / 3
            + "]<1>>, c = !llvm.struct<\"s" + i / 7 + "\", (i32, ptr)>, d = dense_resource<r" + i % 4
            + "> : tensor<2xi8>} : () -> () loc(callsite(\"f" + i % 5 + "\" at \"g\":" + i + ":1))\n  return\n}\n\n")
            + "{-#\n  dialect_resources: {\n    builtin: {\n      r1: \"0x010000000102\"\n    }\n  }\n#-}\n"),
        program("named types", "module {\n" + functions(
            i -> "func.func private @f" + i + "(!llvm.struct<\"s" + i / 7 + "\", (i32, ptr)>) -> !llvm.struct<\"t"
                + i + "\", opaque>\nfunc.func @g" + i + "() {\n  return\n}\n\n") + "}\n"),
        program("named types that differ", "module {\n" + functions(
            i -> "func.func @g" + i + "(%a: !llvm.struct<\"r\", (i32, i" + (i < 120 ? 1 : 2) + ")>) {\n  return\n}\n\n")
            + "}\n"),
        program("resources", functions(
            i -> "func.func @f" + i + "() -> tensor<2xi8> {\n  %c = arith.constant dense_resource<r" + i % 4
                + "> : tensor<2xi8>\n  return %c : tensor<2xi8>\n}\n\n")
            + "{-#\n  dialect_resources: {\n    builtin: {\n      r1: \"0x010000000102\"\n    }\n  }\n#-}\n"),
        program("values outside of functions",
            "%c = arith.constant 1 : i32\n" + plain + "%d = arith.addi %c, %c : i32\n"),
        program("a value defined twice", "%c = arith.constant 1 : i32\n" + plain + "%c = arith.constant 2 : i32\n"),
        program("operations that are no functions",
            functions(i -> branches(i) + "memref.global \"private\" @g" + i + " : memref<4xi32> = dense<" + i + ">\n")),
        program("blocks", "\"t.region\"() ({\n" + plain + "\"t.br\"()[^bb1] : () -> ()\n^bb1:\n"
            + "  \"t.end\"() : () -> ()\n}) : () -> ()\n"),
        program("a region that goes on", functions(i -> branches(i)
            + "\"t.two\"() ({\n  \"t.a\"() : () -> ()\n}, {\n  \"t.b\"() : () -> ()\n}) : () -> ()\n")),
        program("mistakes", functions(i -> i % 90 == 77 ? "func.func @bad" + i + "() {\n  retur\n}\n\n" : branches(i))),
        program("a missing brace", plain.replace("scf.if %c4 {", "scf.if %c4 ")),
        program("invalid functions", functions(i -> i % 90 == 77
            ? "func.func @bad" + i + "() -> i32 {\n  return\n}\n\n" : branches(i))),
        program("undefined values", functions(i -> i % 90 == 77
            ? "func.func @bad" + i + "() -> i32 {\n  return %nowhere : i32\n}\n\n" : branches(i))),
        program("refused functions", functions(
            i -> (i > 80 && (i % 16 == 15 || i % 16 == 0) ? branches(i).replace("@f", "@refused") : branches(i)))),
        program("symbols that are missing", functions(i -> i % 90 == 77
            ? "func.func @bad" + i + "() {\n  call @nobody" + i + "() : () -> ()\n  return\n}\n\n" : branches(i))),
        program("symbols defined twice", plain + plain),
        program("unsupported by the deallocation", functions(i -> i % 90 < 77 ? branches(i) : "func.func @bad" + i
            + "() -> memref<2xf32> {\n  %r = \"test.region\"() ({\n    %a = memref.alloc() : memref<2xf32>\n"
            + "    \"test.yield\"(%a) : (memref<2xf32>) -> ()\n  }) : () -> memref<2xf32>\n"
            + "  return %r : memref<2xf32>\n}\n\n")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void opt_severalThreads_sameAsOne(String name, String program) throws IOException {
    for (List<String> flags : List.of(List.<String>of(), List.of("--mlir-print-debuginfo"),
        List.of("--mlir-print-op-generic"), List.of("--mlir-print-local-scope"), List.of("--canonicalize"),
        List.of("--cse", "--remarks"), List.of("--buffer-deallocation", "--mlir-print-ir-after-all"),
        List.of("--buffer-deallocation-pipeline", "--mlir-pass-statistics", "--remarks"),
        List.of("--lean-deallocation-pipeline", "--mlir-pass-statistics", "--remarks"),
        List.of("--refuse", "--remarks"))) {
      Result one = opt(program, flags, 1);
      for (int threads : new int[] {2, 5}) {
        assertThat(opt(program, flags, threads)).as("%s %s, %d threads", name, flags, threads).isEqualTo(one);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void opt_bytecodeWithSeveralThreads_sameAsOne(String name, String program) throws IOException {
    byte[] bytecode = bytecode(program);
    for (List<String> flags : List.of(List.<String>of(), List.of("--mlir-print-debuginfo"), List.of("--cse"))) {
      Result one = opt(bytecode, flags, 1);
      for (int threads : new int[] {2, 5}) {
        assertThat(opt(bytecode, flags, threads)).as("%s %s, %d threads", name, flags, threads).isEqualTo(one);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void opt_damagedBytecodeWithSeveralThreads_sameAsOne(String name, String program) throws IOException {
    byte[] bytecode = bytecode(program);
    Random random = new Random(name.hashCode());
    for (int i = 0; i < DAMAGED && bytecode.length > 0; i++) {
      byte[] damaged = bytecode.clone();
      damaged[MAGIC_BYTES + random.nextInt(bytecode.length - MAGIC_BYTES)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
      assertThat(opt(damaged, List.of(), 5)).as("%s, damaged %d", name, i).isEqualTo(opt(damaged, List.of(), 1));
    }
  }

  /** Returns the bytecode of a program, which can be invalid; nothing if it cannot be read. */
  private static byte[] bytecode(String program) throws IOException {
    List<String> flags = List.of("--emit-bytecode", "--mlir-very-unsafe-disable-verifier-on-parsing");
    return opt(program, flags, 1).out.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static Arguments program(String name, String text) {
    return Arguments.of(name, text);
  }

  private static String functions(IntFunction<String> function) {
    return IntStream.range(0, FUNCTIONS).mapToObj(function).map(ThreadsTest::filled).collect(Collectors.joining());
  }

  private static String filled(String function) {
    return function + "//" + "-".repeat(Math.max(0, LENGTH - function.length())) + "\n";
  }

  private static String branches(int i) {
    return "func.func @f" + i + "(%c" + i % 7 + ": i1, %x: i32) -> i32 {\n"
        + "  %a = memref.alloc() : memref<2xi32>\n  %z = arith.constant 0 : index\n"
        + "  %r = scf.if %c" + i % 7 + " -> (memref<2xi32>) {\n    scf.yield %a : memref<2xi32>\n  } else {\n"
        + "    %b = memref.alloc() : memref<2xi32>\n    scf.yield %b : memref<2xi32>\n  }\n"
        + "  memref.store %x, %r[%z] : memref<2xi32>\n  scf.if %c" + i % 7 + " {\n    memref.store %x, %a[%z] : "
        + "memref<2xi32>\n  }\n  %l = memref.load %r[%z] : memref<2xi32>\n  %s = arith.addi %l, %x : i32\n"
        + "  return %s : i32\n}\n\n";
  }

  private static Result opt(String program, List<String> flags, int threads) throws IOException {
    return opt(program.getBytes(StandardCharsets.ISO_8859_1), flags, threads);
  }

  private static Result opt(byte[] program, List<String> flags, int threads) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] arguments = Stream.concat(flags.stream(), Stream.of("--allow-unregistered-dialect"))
        .toArray(String[]::new);
    ByteArrayInputStream in = new ByteArrayInputStream(program);
    int status = new OptTool(() -> SNAPSHOT).run(Invocation.of(arguments, in, out, err).withThreads(threads));
    return new Result(status, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
  }
}
