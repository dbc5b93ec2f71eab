// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineOperations;
import org.mortise.ir.parameters.DialectEnum;
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
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
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

  @Override
  protected List<String> plainTypes() {
    return List.of(GpuConstraints.TOKEN, GpuConstraints.DN_TENSOR, GpuConstraints.SP_MAT, GpuConstraints.SP_GEMM);
  }

  @Override
  public List<DialectEnum> enumerations() {
    return GpuEnums.ALL;
  }

  @Override
  protected ParseError unknownType(AsmParser parser, String mnemonic, int start) {
    return parser.error(start, "unknown gpu type: " + mnemonic);
  }
}
