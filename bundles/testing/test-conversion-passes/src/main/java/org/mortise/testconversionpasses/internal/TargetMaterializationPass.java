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
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-target-materialization-with-no-uses}: operations are replaced by their operands. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TargetMaterializationPass extends PlainPass {
  public TargetMaterializationPass() {
    super(PassSpec.of("test-target-materialization-with-no-uses",
        "Test a special case of target materialization in DialectConversion")
        .withLocalTitle("TestTargetMaterializationWithNoUses")
        .withDialects("test"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    converter.addConversion(IntegerType.class, type ->
        IntegerType.isSignless(type, 16) ? IntegerType.of(type.context(), 64) : null);
    converter.addTargetMaterialization(LegalizeTypeConverter::cast);
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(
        "test.type_changer", "ForwardOperandPattern", converter, (op, operands, rewriter) -> {
          rewriter.replaceOp(op, operands);
          return true;
        }));
    ConversionTarget target = new ConversionTarget().addIllegalOp("test.type_changer");
    ConversionResult result =
        new DialectConversion(target, patterns).applyPartial(List.of(root), ConversionConfig.DEFAULT);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }
}
