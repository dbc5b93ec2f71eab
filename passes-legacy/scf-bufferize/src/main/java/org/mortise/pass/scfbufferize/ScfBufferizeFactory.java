// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfbufferize;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.ToMemrefOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.scf.ScfConversions;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
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
            operations define or use the tensors, `bufferization.to_memref` and `bufferization.to_tensor` convert
            them. Operations are folded on the way, as the conversion driver of MLIR does. Linear in the operations.""")
        .withDialects("bufferization", "memref"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    TypeConverter converter = converter();
    ConversionTarget target = new ConversionTarget().addLegalOp(ToTensorOp.NAME, ToMemrefOp.NAME);
    PatternSet patterns = new PatternSet();
    ScfConversions.addStructuralPatterns(patterns, converter, target);
    ConversionResult result = new DialectConversion(target, patterns).applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  /** Returns a converter of tensors to buffers without a layout in the default memory space. */
  private static TypeConverter converter() {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type);
    converter.addConversion(RankedTensorType.class, ScfBufferizeFactory::memrefOf);
    converter.addConversion(UnrankedTensorType.class, type ->
        UnrankedMemRefType.verify(type.elementType(), null) != null ? null : UnrankedMemRefType.of(type.elementType()));
    converter.addSourceMaterialization(ScfBufferizeFactory::toTensor);
    converter.addArgumentMaterialization(ScfBufferizeFactory::toTensor);
    converter.addTargetMaterialization(ScfBufferizeFactory::toMemref);
    return converter;
  }

  private static @Nullable Type memrefOf(RankedTensorType type) {
    return MemRefType.verify(type.shape(), type.elementType(), null, null) != null
        ? null : MemRefType.of(type.shape(), type.elementType());
  }

  private static @Nullable Value toTensor(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return type instanceof TensorType && inputs.size() == 1 && inputs.get(0).type() instanceof BaseMemRefType
        ? ToTensorOp.create(builder, location, inputs.get(0)).result() : null;
  }

  private static @Nullable Value toMemref(
      OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return type instanceof BaseMemRefType memref && inputs.size() == 1 && inputs.get(0).type() instanceof TensorType
        ? ToMemrefOp.create(builder, location, memref, inputs.get(0)).memref() : null;
  }
}
