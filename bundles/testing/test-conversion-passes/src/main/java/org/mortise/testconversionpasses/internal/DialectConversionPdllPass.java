// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
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
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-dialect-conversion-pdll}: casts to {@code i64} become casts to {@code f64}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DialectConversionPdllPass extends PlainPass {
  public DialectConversionPdllPass() {
    super(PassSpec.of("test-dialect-conversion-pdll", "Test DialectConversion PDLL functionality")
        .withLocalTitle("TestDialectConversionPDLLPass")
        .onOperation("builtin.module"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    converter.addConversion(IntegerType.class, type ->
        IntegerType.isSignless(type, 64) ? FloatType.of(type.context(), FloatKind.F64) : null);
    converter.addSourceMaterialization((builder, type, inputs, location) -> builder.create(
        builder.state(location, "builtin.unrealized_conversion_cast")
            .addOperands(inputs).addResultType(type)).result(0));
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of("test.cast", "TestCastPattern", converter, (op, operands, rewriter) -> {
      rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "test.cast")
          .addOperands(operands).addResultType(converter.convertType(op.result(0))));
      return true;
    }));
    patterns.add(ConversionPattern.of("test.return", "TestReturnPattern", converter, (op, operands, rewriter) -> {
      rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "test.return").addOperands(operands));
      return true;
    }));
    ConversionTarget target = new ConversionTarget()
        .addLegalDialect("builtin", "func")
        .addDynamicallyLegalDialect(converter::isLegal, "test");
    ConversionResult result =
        new DialectConversion(target, patterns).applyFull(List.of(root), ConversionConfig.DEFAULT);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }
}
