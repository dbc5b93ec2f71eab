// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.converttensortolinalg;

import com.google.auto.service.AutoService;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-tensor-to-linalg}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertTensorToLinalgFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-tensor-to-linalg", "Convert some Tensor dialect ops to Linalg dialect")
          .withTitle("ConvertTensorToLinalg")
          .withDescription("""
              Replaces `tensor.pad` by an insertion of the source into a tensor that has the padding everywhere: a
              `linalg.fill` if all elements of the padding are the same, otherwise a `tensor.generate`. Operations of
              other dialects than `arith`, `linalg` and `tensor` are folded on the way. Linear in the operations and
              the dimensions.""")
          .onOperation("builtin.module")
          .withDialects("arith", "linalg", "tensor");

  private static final DialectConversion CONVERSION = new DialectConversion(
      new ConversionTarget().addLegalDialect("arith", "linalg", "tensor").addIllegalOp(PadOp.NAME),
      new PatternSet().add(ConversionPattern.of(PadOp.NAME, "PadOpConverter", PadOp::of,
          (pad, operands, rewriter) -> PadConversion.convert(pad, rewriter))));

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return ConvertTensorToLinalgFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    ConversionResult result = CONVERSION.applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
