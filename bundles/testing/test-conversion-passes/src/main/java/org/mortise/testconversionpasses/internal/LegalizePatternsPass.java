// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-legalize-patterns}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LegalizePatternsPass implements PassFactory {
  private enum Mode {
    ANALYSIS, FULL, PARTIAL
  }

  private static final PassOption<Mode> MODE = PassOption.choice("mode", Mode.PARTIAL,
      mode -> mode.name().toLowerCase(Locale.ROOT), "The legalization mode to use with the test driver");
  private static final PassSpec SPEC =
      PassSpec.of("test-legalize-patterns", "Run test dialect legalization patterns")
          .withLocalTitle("TestLegalizePatternDriver")
          .withOptions(MODE)
          .withDialects("func", "test", "arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Map<String, PassOption<?>> flags() {
    return Map.of("test-legalize-mode", MODE);
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> run(root, options.get(MODE), run);
  }

  private static void run(Operation root, Mode mode, PassRun run) {
    TypeConverter converter = new LegalizeTypeConverter();
    ConversionTarget target = target(root, converter);
    ConversionConfig config = ConversionConfig.DEFAULT.withListener(new NotificationPrinter(run));
    switch (mode) {
      case PARTIAL -> {
        Set<Operation> unlegalized = new LinkedHashSet<>();
        ConversionResult result = new DialectConversion(target, LegalizePatterns.create(root, converter))
            .applyPartial(List.of(root), config.withUnlegalized(unlegalized));
        report(root, result, "applyPartialConversion failed", run);
        unlegalized.forEach(op -> remark(op, "op '" + op.name() + "' is not legalizable", run));
      }
      case FULL -> {
        target.markUnknownOpDynamicallyLegal(op -> op.hasAttr("test.dynamically_legal"));
        ConversionResult result = new DialectConversion(target, LegalizePatterns.create(root, converter))
            .applyFull(List.of(root), config);
        report(root, result, "applyFullConversion failed", run);
      }
      default -> {
        Set<Operation> legalizable = new LinkedHashSet<>();
        ConversionResult result = new DialectConversion(target, LegalizePatterns.create(root, converter))
            .applyAnalysis(root, ConversionConfig.DEFAULT.withLegalizable(legalizable));
        if (result.failure() != null) {
          run.emit(result.failure());
          return;
        }
        legalizable.forEach(op -> remark(op, "op '" + op.name() + "' is legalizable", run));
      }
    }
  }

  /** Reports a failure of the conversion without failing, as in MLIR. */
  private static void report(Operation root, ConversionResult result, String text, PassRun run) {
    if (result.failure() != null) {
      run.emitWithoutFailure(result.failure());
      remark(root, text, run);
    }
  }

  private static void remark(Operation op, String text, PassRun run) {
    run.emitWithoutFailure(Diagnostic.atOperation(Severity.REMARK, op, text));
  }

  private static ConversionTarget target(Operation root, TypeConverter converter) {
    Type f32 = FloatType.of(root.context(), FloatKind.F32);
    Type f64 = FloatType.of(root.context(), FloatKind.F64);
    ConversionTarget target = new ConversionTarget();
    target.addLegalOp("builtin.module", "test.legal_op_a", "test.legal_op_b", "test.legal_op_c", "test.cast",
        "test.valid", "test.finish", "test.one_region_op", "test.legal_op");
    target.addIllegalOp("test.illegal_op_f", "test.region_builder", "test.op_with_region_fold");
    target.addDynamicallyLegalOp(op -> !hasOperandOf(op, f32), "test.return");
    target.addDynamicallyLegalOp(
        op -> converter.isSignatureLegal(FuncOp.of(op).type()) && converter.isLegal(op.region(0)), "func.func");
    target.addDynamicallyLegalOp(converter::isLegal, "func.call");
    target.addDynamicallyLegalOp(op -> false, "test.illegal_op_g");
    target.addDynamicallyLegalOp(op -> op.result(0).type() == f64, "test.type_producer");
    target.addDynamicallyLegalOp(op -> op.operand(0).type() == f64, "test.type_consumer");
    target.markOpRecursivelyLegal(op -> op.hasAttr("test.recursively_legal"), "func.func", "builtin.module");
    target.addDynamicallyLegalOp(
        op -> op.getAttr("depth", IntegerAttr.class).isZero(), "test.recursive_rewrite");
    target.addDynamicallyLegalOp(op -> op.hasAttr("folded"), "test.op_in_place_self_fold");
    return target;
  }

  private static boolean hasOperandOf(Operation op, Type type) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() == type) {
        return true;
      }
    }
    return false;
  }
}
