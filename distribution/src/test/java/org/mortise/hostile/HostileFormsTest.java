// SPDX-License-Identifier: Apache-2.0
package org.mortise.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.mortise.golden.GoldenPrograms;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/**
 * Every operation of all dialects in generic forms that its definition does not allow. It is accepted or rejected, and
 * if accepted it can be folded and printed, without an internal error. The forms are random changes of the smallest
 * golden program with the operation, or of the operation alone if there is none.
 *
 * <p>{@code -Dmortise.hostile.forms=N} tests N forms of each operation.
 */
class HostileFormsTest {
  private static final int FORMS = Integer.getInteger("mortise.hostile.forms", 2);
  private static final int LARGEST_PROGRAM = 6000;
  private static final List<String[]> FLAGS = List.of(
      new String[] {"--verify-roundtrip"}, new String[] {"--canonicalize"}, new String[] {"--sccp", "--cse"});

  private static final String[] ATTRIBUTES = {"unit", "true", "0 : i32", "1 : i64", "-1 : index",
      "9223372036854775807 : i64", "2147483648 : i64", "0x7FC00000 : f32", "\"s\"", "@s", "[]", "[1, 2]", "[\"a\"]",
      "{}", "dense<1> : tensor<2xi32>", "dense<1> : tensor<2147483648xi32>", "dense<[]> : tensor<0xindex>",
      "array<i32>", "array<i32: 2147483647, 2147483647, 2>", "array<i64: -1>", "array<i1: true>",
      "array<i64: 9223372036854775807, 9223372036854775807>", "affine_map<() -> ()>", "i32", "(i32) -> i32",
      "affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 0)>", "affine_set<(d0) : (d0 >= 0)>", "loc(unknown)",
      "#ub.poison", "[[0, 1], [2]]", "[affine_map<(d0) -> (d0)>]"};
  private static final String[] TYPES = {"i1", "i32", "index", "f32", "none", "i0", "tensor<*xf32>", "tensor<?xf32>",
      "tensor<9223372036854775807xf32>", "vector<2147483647xi32>", "vector<[4]xf32>", "vector<f32>", "memref<?xf32>",
      "memref<4xf32, strided<[?], offset: ?>>", "memref<2147483648x2147483648xi8>", "tensor<0xi32>", "((i32) -> f32)",
      "tuple<i32, tuple<f32>>", "complex<f32>", "vector<4xindex>", "tensor<2x3xi1>", "memref<*xf32>"};

  private final Snapshot snapshot = Snapshot.ofClassPath(HostileFormsTest.class.getClassLoader());
  private final Context context = snapshot.context();

  @Test
  void operations_malformedGenericForms_areNoInternalFault() throws IOException {
    Map<String, String> programs = smallestPrograms();
    List<Attribute> attributes = new ArrayList<>();
    for (String text : ATTRIBUTES) {
      attributes.add(first("\"a.a\"() {a = " + text + "} : () -> ()").getAttr("a"));
    }
    List<Type> types = new ArrayList<>();
    for (String text : TYPES) {
      types.add(first("\"a.a\"() : () -> " + text).result(0).type());
    }
    List<String> faults = new ArrayList<>();
    int number = 0;
    for (Map.Entry<String, String> program : programs.entrySet()) {
      for (int i = 0; i < FORMS; i++, number++) {
        String form = form(program.getKey(), program.getValue(), new Random(number), attributes, types);
        String fault = fault(form, FLAGS.get(i % FLAGS.size()));
        if (fault != null) {
          faults.add(fault + "\n" + form);
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  private Operation first(String program) {
    return parse(program).region(0).first().first();
  }

  private Operation parse(String program) {
    return IRParser.parse(SourceText.of("form", program), context, ParserOptions.PERMISSIVE, diagnostic -> { });
  }

  /** Returns for each operation the smallest golden program that has it. */
  private Map<String, String> smallestPrograms() throws IOException {
    Map<String, String> smallest = new TreeMap<>();
    for (Dialect dialect : snapshot.dialects()) {
      for (String name : dialect.operationNames()) {
        smallest.put(name, "\"" + name + "\"() : () -> ()");
      }
    }
    Map<String, Integer> sizes = new TreeMap<>();
    for (Path file : GoldenPrograms.all()) {
      for (String part : Files.readString(file, StandardCharsets.ISO_8859_1).split("// -----")) {
        Operation module = part.length() > LARGEST_PROGRAM ? null : parse(part);
        if (module != null) {
          module.walk((Operation op) -> {
            if (sizes.getOrDefault(op.name().name(), Integer.MAX_VALUE) > part.length()
                && smallest.containsKey(op.name().name())) {
              sizes.put(op.name().name(), part.length());
              smallest.put(op.name().name(), part);
            }
          });
        }
      }
    }
    return smallest;
  }

  /** Returns the generic form of a program in which an operation was changed. */
  private String form(String name, String program, Random random, List<Attribute> attributes, List<Type> types) {
    Operation module = parse(program);
    if (module == null) {
      return program; // no dialect accepts the bare form
    }
    List<Operation> found = new ArrayList<>();
    module.walk((Operation op) -> {
      if (op.name().name().equals(name) && op.block() != null && OpDefinition.of(op) != null) {
        found.add(op);
      }
    });
    if (!found.isEmpty()) {
      new OperationMutation(random, attributes, types).apply(found.get(random.nextInt(found.size())));
    }
    return IRPrinter.toString(module, PrinterOptions.DEFAULT.withGenericForm(true));
  }

  /** Returns the message of an internal fault, or null. */
  private String fault(String program, String[] flags) throws IOException {
    String[] line = new String[flags.length + 2];
    System.arraycopy(flags, 0, line, 0, flags.length);
    line[flags.length] = "--allow-unregistered-dialect";
    line[flags.length + 1] = "-";
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try {
      new OptTool(() -> snapshot).run(line, new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)),
          OutputStream.nullOutputStream(), err);
    } catch (RuntimeException | Error thrown) {
      return thrown.toString();
    }
    String messages = err.toString(StandardCharsets.ISO_8859_1);
    return messages.contains("internal fault") ? messages : null;
  }
}
