// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathlegalizetof32;

import com.google.auto.service.AutoService;
import org.mortise.dialect.math.FmaOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.pass.arithemulateunsupportedfloats.FloatEmulation;
import org.osgi.service.component.annotations.Component;

/** The pass {@code math-legalize-to-f32}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathLegalizeToF32Factory implements PassFactory {
  private static final String MATH = "math";
  private static final PassSpec SPEC =
      PassSpec.of("math-legalize-to-f32", "Legalize floating-point math ops on low-precision floats")
          .withTitle("MathLegalizeToF32")
          .withDescription("""
              Computes operations of `math` on floating-point numbers of less than 32 bits in `f32`: extends the
              operands and truncates the results. `math.fma` stays, as it is often implemented for small types. Linear
              in the operations.""")
          .withDialects("arith", MATH);

  private static final FloatEmulation EMULATION = new FloatEmulation(
      MathLegalizeToF32Factory::atLeastF32, MathLegalizeToF32Factory::isFunction, "LegalizeToF32RewritePattern");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return MathLegalizeToF32Factory::run;
  }

  private static void run(Operation root, PassRun run) {
    ConversionResult result = EMULATION.run(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static FloatType atLeastF32(FloatType type) {
    return type.width() < Float.SIZE ? FloatType.of(type.context(), FloatKind.F32) : type;
  }

  private static boolean isFunction(Operation op) {
    return op.name().dialectNamespace().equals(MATH) && FmaOp.of(op) == null;
  }
}
