// SPDX-License-Identifier: Apache-2.0
package org.mortise.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.golden.GoldenPrograms;
import org.mortise.ir.Context;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.DeferredDialect;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Snapshot;

/**
 * The texts of operations with operands and results of function type, tuple type and nested tuple type can be read
 * again: a function type needs parentheses in some places. Each operation of the golden programs stands alone, and gets
 * each of these types wherever its verifier accepts it.
 */
class TypesInTextsTest {
  private static final List<String> TYPES =
      List.of("(i32) -> f32", "() -> ()", "tuple<i32, f32>", "tuple<tuple<i32>, () -> ()>");
  /** Operations that print no type of their result, and whose verifiers accept any, as in flang 19. */
  private static final Set<String> WITHOUT_RESULT_TYPE = Set.of("fir.field_index", "fir.len_param_index", "fir.load");
  private static final int SAMPLES = 3;
  private static final PrinterOptions GENERIC = PrinterOptions.DEFAULT.withGenericForm(true);

  private final Context context = Snapshot.ofClassPath(TypesInTextsTest.class.getClassLoader()).context();
  private final Set<String> accepted = new TreeSet<>();
  private final Set<String> wrong = new LinkedHashSet<>();

  @Test
  void operations_withUnusualTypes_areReadAgain() throws IOException {
    List<Type> types = TYPES.stream()
        .map(text -> parse("\"a.a\"() : () -> (" + text + ")").region(0).first().first().result(0).type()).toList();
    Map<String, List<Operation>> all = samples();
    all.keySet().removeAll(WITHOUT_RESULT_TYPE);
    all.keySet().removeIf(name ->
        context.dialect(name.substring(0, Math.max(0, name.indexOf('.')))) instanceof DeferredDialect);
    for (List<Operation> samples : all.values()) {
      for (Operation sample : samples) {
        types.forEach(type -> check(sample, type));
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(accepted).hasSizeGreaterThan(40).contains("arith.select", "fir.call", "vector.yield");
  }

  private @Nullable Operation parse(String program) {
    return IRParser.parse(SourceText.of("in", program), context, ParserOptions.PERMISSIVE, diagnostic -> { });
  }

  /** Returns some operations of each name, with their programs. */
  private Map<String, List<Operation>> samples() throws IOException {
    Map<String, List<Operation>> samples = new TreeMap<>();
    for (Path file : GoldenPrograms.all()) {
      for (String part : Files.readString(file, StandardCharsets.ISO_8859_1).split("// -----")) {
        Operation module = parse(part);
        if (module != null) {
          module.walk((Operation op) -> {
            List<Operation> known = samples.computeIfAbsent(op.name().name(), name -> new ArrayList<>());
            boolean isAlone = op.successorCount() == 0 && op.regionCount() == 0;
            if (isAlone && op.name().isRegistered() && known.size() < SAMPLES) {
              known.add(op);
            }
          });
        }
      }
    }
    return samples;
  }

  /** Gives {@code type} to each type of the operation that occurs, and to the first result alone. */
  private void check(Operation sample, Type type) {
    Set<Type> present = new LinkedHashSet<>();
    for (Value operand : sample.operands()) {
      present.add(operand.type());
    }
    for (Value result : sample.results()) {
      present.add(result.type());
      checkAlone(sample, result.type(), type, false);
    }
    for (Type each : present) {
      checkAlone(sample, each, type, true);
    }
  }

  private void checkAlone(Operation sample, Type from, Type to, boolean withOperands) {
    Operation module = parse("\"any.scope\"() ({\n^bb0:\n  \"any.end\"() : () -> ()\n}) : () -> ()");
    Operation end = module.region(0).first().first().region(0).first().first();
    OpBuilder builder = OpBuilder.before(end);
    IRMapping mapping = new IRMapping();
    for (Value operand : sample.operands()) {
      if (mapping.lookupOrDefault(operand) == operand) {
        OperationState state = builder.state(sample.location(), "any.value");
        state.addResultType(withOperands && operand.type().equals(from) ? to : operand.type());
        mapping.map(operand, builder.create(state).result(0));
      }
    }
    Operation copy = sample.cloneWithoutRegions(mapping);
    builder.insert(copy);
    for (Value result : copy.results()) {
      if (result.type().equals(from)) {
        result.setType(to);
      }
    }
    end.erase();
    if (!IRVerifier.verify(module, diagnostic -> { })) {
      return;
    }
    accepted.add(copy.name().name());
    String text = IRPrinter.toString(module);
    Operation read = parse(text);
    if (read == null || !IRPrinter.toString(read, GENERIC).equals(IRPrinter.toString(module, GENERIC))) {
      wrong.add(text);
    }
  }
}
