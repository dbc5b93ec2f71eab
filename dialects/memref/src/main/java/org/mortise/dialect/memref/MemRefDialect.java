// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Memory with a shape: allocation, access, and views of it. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class MemRefDialect extends Dialect {
  public static final String NAMESPACE = "memref";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(
        AllocOp.NAME, AllocaOp.NAME, AllocaScopeOp.NAME, AllocaScopeReturnOp.NAME, AssumeAlignmentOp.NAME,
        AtomicRMWOp.NAME, AtomicYieldOp.NAME, CastOp.NAME, CollapseShapeOp.NAME, CopyOp.NAME, DeallocOp.NAME,
        DimOp.NAME, DmaStartOp.NAME, DmaWaitOp.NAME, ExpandShapeOp.NAME, ExtractAlignedPointerAsIndexOp.NAME,
        ExtractStridedMetadataOp.NAME, GenericAtomicRMWOp.NAME, GetGlobalOp.NAME, GlobalOp.NAME, LoadOp.NAME,
        MemorySpaceCastOp.NAME, PrefetchOp.NAME, RankOp.NAME, ReallocOp.NAME, ReinterpretCastOp.NAME, ReshapeOp.NAME,
        StoreOp.NAME, SubViewOp.NAME, TransposeOp.NAME, ViewOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case AllocOp.NAME -> AllocOp.DEFINITION;
      case AllocaOp.NAME -> AllocaOp.DEFINITION;
      case AllocaScopeOp.NAME -> AllocaScopeOp.DEFINITION;
      case AllocaScopeReturnOp.NAME -> AllocaScopeReturnOp.DEFINITION;
      case AssumeAlignmentOp.NAME -> AssumeAlignmentOp.DEFINITION;
      case AtomicRMWOp.NAME -> AtomicRMWOp.DEFINITION;
      case AtomicYieldOp.NAME -> AtomicYieldOp.DEFINITION;
      case CastOp.NAME -> CastOp.DEFINITION;
      case CollapseShapeOp.NAME -> CollapseShapeOp.DEFINITION;
      case CopyOp.NAME -> CopyOp.DEFINITION;
      case DeallocOp.NAME -> DeallocOp.DEFINITION;
      case DimOp.NAME -> DimOp.DEFINITION;
      case DmaStartOp.NAME -> DmaStartOp.DEFINITION;
      case DmaWaitOp.NAME -> DmaWaitOp.DEFINITION;
      case ExpandShapeOp.NAME -> ExpandShapeOp.DEFINITION;
      case ExtractAlignedPointerAsIndexOp.NAME -> ExtractAlignedPointerAsIndexOp.DEFINITION;
      case ExtractStridedMetadataOp.NAME -> ExtractStridedMetadataOp.DEFINITION;
      case GenericAtomicRMWOp.NAME -> GenericAtomicRMWOp.DEFINITION;
      case GetGlobalOp.NAME -> GetGlobalOp.DEFINITION;
      case GlobalOp.NAME -> GlobalOp.DEFINITION;
      case LoadOp.NAME -> LoadOp.DEFINITION;
      case MemorySpaceCastOp.NAME -> MemorySpaceCastOp.DEFINITION;
      case PrefetchOp.NAME -> PrefetchOp.DEFINITION;
      case RankOp.NAME -> RankOp.DEFINITION;
      case ReallocOp.NAME -> ReallocOp.DEFINITION;
      case ReinterpretCastOp.NAME -> ReinterpretCastOp.DEFINITION;
      case ReshapeOp.NAME -> ReshapeOp.DEFINITION;
      case StoreOp.NAME -> StoreOp.DEFINITION;
      case SubViewOp.NAME -> SubViewOp.DEFINITION;
      case TransposeOp.NAME -> TransposeOp.DEFINITION;
      case ViewOp.NAME -> ViewOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
