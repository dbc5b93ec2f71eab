// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-remapped-value}: patterns that request remapped values. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RemappedValuePass extends PlainPass {
  private static final String VARIADIC = "test.one_variadic_out_one_variadic_in1";
  private static final String REGION = "test.remapped_value_region";

  public RemappedValuePass() {
    super(PassSpec.of("test-remapped-value", "Test public remapped value mechanism in ConversionPatternRewriter")
        .withLocalTitle("TestRemappedValue"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    Type f32 = FloatType.of(root.context(), FloatKind.F32);
    Type f64 = FloatType.of(root.context(), FloatKind.F64);
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(VARIADIC, "OneVResOneVOperandOp1Converter", RemappedValuePass::doubleOperands));
    patterns.add(ConversionPattern.of("test.type_producer", "TestChangeProducerTypeF32ToF64",
        (op, operands, rewriter) -> changeProducer(op, f32, f64, rewriter)));
    patterns.add(ConversionPattern.of("test.type_consumer", "TestUpdateConsumerType",
        (op, operands, rewriter) -> updateConsumer(op, operands, f64, rewriter)));
    patterns.add(ConversionPattern.of(REGION, "TestRemapValueInRegion", converter,
        (op, operands, rewriter) -> replaceByTerminator(op, rewriter)));
    ConversionTarget target = new ConversionTarget()
        .addLegalOp("builtin.module", "func.func", "test.return")
        .addDynamicallyLegalOp(op -> op.operandCount() > 1, VARIADIC)
        .addDynamicallyLegalOp(op -> op.result(0).type() == f64, "test.type_producer")
        .addDynamicallyLegalOp(op -> op.operand(0).type() == f64, "test.type_consumer")
        .addIllegalOp(REGION);
    ConversionResult result =
        new DialectConversion(target, patterns).applyFull(List.of(root), ConversionConfig.DEFAULT);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }

  /** Passes each operand twice. */
  private static boolean doubleOperands(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    List<Value> remapped = rewriter.remappedValues(List.of(op.operands()));
    if (op.operandCount() != 1 || remapped == null) {
      return false;
    }
    List<Value> doubled = new ArrayList<>(remapped);
    doubled.addAll(remapped);
    OperationState state = rewriter.state(op.location(), VARIADIC).addOperands(doubled);
    op.resultList().forEach(result -> state.addResultType(result.type()));
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  private static boolean changeProducer(Operation op, Type from, Type to, ConversionRewriter rewriter) {
    if (op.result(0).type() != from) {
      return false;
    }
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), op.name().name()).addResultType(to));
    return true;
  }

  private static boolean updateConsumer(Operation op, List<Value> operands, Type type, ConversionRewriter rewriter) {
    if (operands.get(0).type() != type) {
      return false;
    }
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), op.name().name()).addOperand(operands.get(0)));
    return true;
  }

  /** Moves the operations inside {@code op} before it, and replaces its results by the operands of the last one. */
  private static boolean replaceByTerminator(Operation op, ConversionRewriter rewriter) {
    Block body = op.region(0).first();
    Operation end = body.last();
    Block block = op.block();
    Block rest = rewriter.splitBlock(op);
    rewriter.mergeBlocks(body, block, List.of());
    rewriter.mergeBlocks(rest, block, List.of());
    List<Value> values = rewriter.remappedValues(List.of(end.operands()));
    if (values == null || values.size() != op.resultCount()) {
      return false;
    }
    rewriter.eraseOp(end);
    rewriter.replaceOp(op, values);
    return true;
  }
}
