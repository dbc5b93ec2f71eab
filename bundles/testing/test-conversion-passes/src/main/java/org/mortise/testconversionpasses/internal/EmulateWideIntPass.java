// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.pass.arithemulatewideint.WideIntPatterns;
import org.mortise.pass.arithemulatewideint.WideIntTypes;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-arith-emulate-wide-int}, which does not change function signatures. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class EmulateWideIntPass implements PassFactory {
  private static final PassOption<String> PREFIX =
      PassOption.string("function-prefix", "emulate_me_", "Prefix of functions to run the emulation pass on");
  private static final PassOption<Long> WIDTH =
      PassOption.unsigned("widest-int-supported", 32, "Maximum integer bit width supported by the target");
  private static final PassSpec SPEC =
      PassSpec.of("test-arith-emulate-wide-int", "Function pass to test Wide Integer Emulation")
          .withLocalTitle("TestEmulateWideIntPass")
          .onOperation(FuncOp.NAME)
          .withOptions(PREFIX, WIDTH)
          .withDialects("func", "llvm", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    DialectConversion conversion = conversion(options.get(WIDTH).intValue());
    return (op, run) -> {
      if (SymbolTable.getSymbolName(op).startsWith(options.get(PREFIX))) {
        convert(op, conversion, run);
      } else {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static void convert(Operation op, DialectConversion conversion, PassRun run) {
    ConversionResult result = conversion.applyPartial(op);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }

  private static DialectConversion conversion(int width) {
    WideIntTypes types = new WideIntTypes(width);
    types.addSourceMaterialization(EmulateWideIntPass::cast);
    types.addTargetMaterialization(EmulateWideIntPass::cast);
    PatternSet patterns = new PatternSet();
    WideIntPatterns.addTo(patterns, types);
    ConversionTarget target = new ConversionTarget()
        .addDynamicallyLegalDialect(types::isLegal, "arith", "vector")
        .addLegalDialect("func", "llvm");
    return new DialectConversion(target, patterns);
  }

  private static Value cast(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return builder.create(
        builder.state(location, "llvm.bitcast").addOperands(inputs).addResultType(type)).result(0);
  }
}
