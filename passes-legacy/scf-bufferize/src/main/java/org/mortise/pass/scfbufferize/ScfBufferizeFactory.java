// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfbufferize;

import com.google.auto.service.AutoService;
import org.mortise.dialect.bufferization.BufferizationConversions;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.scf.ScfConversions;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.osgi.service.component.annotations.Component;

/** The pass {@code scf-bufferize}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfBufferizeFactory extends PlainPass {
  /** Creates the pass. */
  public ScfBufferizeFactory() {
    super(PassSpec.of("scf-bufferize", "Bufferize the scf dialect.")
        .withTitle("SCFBufferize")
        .withDescription("""
            Passes buffers instead of tensors into and out of `scf.for`, `scf.if` and `scf.while`. Where other
            operations define or use the tensors, `bufferization.to_buffer` and `bufferization.to_tensor` convert
            them. Operations are folded on the way, as the conversion driver of MLIR does. Linear in the operations.""")
        .withDialects("bufferization", "memref"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    BufferizationConversions.addTensorConversions(converter);
    BufferizationConversions.addMaterializations(converter);
    ConversionTarget target = new ConversionTarget().addLegalOp(ToTensorOp.NAME, ToBufferOp.NAME);
    PatternSet patterns = new PatternSet();
    ScfConversions.addStructuralPatterns(patterns, converter, target);
    ConversionResult result = new DialectConversion(target, patterns).applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
