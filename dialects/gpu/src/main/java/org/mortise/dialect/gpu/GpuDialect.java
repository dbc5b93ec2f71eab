// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.definition.DialectEnum;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineOperations;
import org.mortise.ir.types.PlainType;
import org.osgi.service.component.annotations.Component;

/** Kernels, their launch by a host, the memory of devices, and operations inside kernels. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "gpu", constants = GpuConstraints.class)
public final class GpuDialect extends GpuDialectBase {
  /** The attribute of a module that has modules of kernels, whose launches are verified. */
  static final String CONTAINER_MODULE = "gpu.container_module";

  /** The attribute of a function that a host can launch. */
  public static final String KERNEL = "gpu.kernel";

  private static final Set<String> SIZES = Set.of("gpu.known_block_size", "gpu.known_grid_size");
  private static final int DIMENSIONS = 3;

  @Override
  public List<String> typeNames() {
    return List.of(
        GpuConstraints.TOKEN, GpuConstraints.DN_TENSOR, GpuConstraints.SP_MAT, GpuConstraints.SP_GEMM,
        MMAMatrixType.MNEMONIC);
  }

  @Override
  public List<String> attributeNames() {
    return Stream.concat(
        Stream.of(SelectObjectAttr.MNEMONIC, ObjectAttr.MNEMONIC, ParallelLoopDimMappingAttr.MNEMONIC),
        GpuEnums.mnemonics().stream()).toList();
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case GpuConstraints.TOKEN, GpuConstraints.DN_TENSOR, GpuConstraints.SP_MAT, GpuConstraints.SP_GEMM ->
          PlainType.of(parser.context(), NAMESPACE, mnemonic);
      case MMAMatrixType.MNEMONIC -> MMAMatrixType.parse(parser, position);
      default -> throw parser.error(position, "unknown gpu type: " + mnemonic);
    };
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    switch (mnemonic) {
      case SelectObjectAttr.MNEMONIC:
        return SelectObjectAttr.parse(parser);
      case ObjectAttr.MNEMONIC:
        return ObjectAttr.parse(parser);
      case ParallelLoopDimMappingAttr.MNEMONIC:
        return ParallelLoopDimMappingAttr.parse(parser);
      default:
        break;
    }
    DialectEnum enumeration = GpuEnums.named(mnemonic);
    if (enumeration == null) {
      throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    }
    return enumeration.parse(parser);
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    if (SIZES.contains(attribute.name())) {
      return verifySizes(operation, attribute);
    }
    if (!attribute.name().equals(CONTAINER_MODULE) || !(attribute.value() instanceof UnitAttr)) {
      return null;
    }
    return operation.name().toString().equals(ModuleOp.NAME)
        ? new LaunchVerifier(operation).verify()
        : operation.error("expected '" + CONTAINER_MODULE + "' attribute to be attached to '" + ModuleOp.NAME + "'");
  }

  private static @Nullable Diagnostic verifySizes(Operation operation, NamedAttribute attribute) {
    if (!(attribute.value() instanceof DenseI32ArrayAttr sizes)) {
      return operation.opError(attribute.name() + " must be a dense i32 array");
    }
    return sizes.size() == DIMENSIONS ? null
        : operation.opError(attribute.name() + " must contain exactly " + DIMENSIONS + " elements");
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  /** The operations can be inlined, but nothing into their regions, which a device executes. */
  @Override
  public DialectInlinerInterface inliner() {
    return new InlineOperations();
  }
}
