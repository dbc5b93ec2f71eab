// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/**
 * Operations that only tests need: those of MLIR's test dialect with which buffer deallocation and control
 * flow are tested. Operations of this namespace that it does not define are accepted.
 */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class TestDialect extends Dialect {
  public static final String NAMESPACE = "test";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(
        BufferOps.BUFFER_BASED,
        BufferOps.COPY,
        BufferOps.FORWARD_BUFFER,
        BufferOps.READ_BUFFER,
        BufferOps.REGION_BUFFER_BASED,
        BufferOps.REGION_YIELD,
        BufferOps.TENSOR_BASED,
        BranchOps.BR,
        CallOps.CALL,
        CallOps.FUNCTIONAL_REGION,
        IsolatedRegionOp.NAME,
        RegionIfOp.NAME,
        RegionIfOp.YIELD,
        RegionOps.AFFINE_SCOPE,
        RegionOps.ALLOCA_SCOPE,
        RegionOps.ANY_COND,
        RegionOps.GRAPH,
        RegionOps.ONE,
        RegionOps.ONE_WITH_OPERANDS,
        RegionOps.RECURSIVE_EFFECTS,
        RegionOps.RETURN,
        RegionOps.SSACFG,
        RegionOps.TWO,
        SideEffectOp.NAME,
        SpeculationOps.ALWAYS,
        SpeculationOps.NEVER,
        SpeculationOps.RECURSIVELY,
        TupleOps.GET_TUPLE_ELEMENT,
        TupleOps.MAKE_TUPLE);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case BufferOps.BUFFER_BASED -> BufferOps.bufferBased();
      case BufferOps.COPY -> BufferOps.copy();
      case BufferOps.FORWARD_BUFFER -> BufferOps.forwardBuffer();
      case BufferOps.READ_BUFFER -> BufferOps.readBuffer();
      case BufferOps.REGION_BUFFER_BASED -> BufferOps.regionBufferBased();
      case BufferOps.REGION_YIELD -> BufferOps.regionYield();
      case BufferOps.TENSOR_BASED -> BufferOps.tensorBased();
      case BranchOps.BR -> BranchOps.br();
      case CallOps.CALL -> CallOps.call();
      case CallOps.FUNCTIONAL_REGION -> CallOps.functionalRegion();
      case IsolatedRegionOp.NAME -> IsolatedRegionOp.definition();
      case RegionIfOp.NAME -> RegionIfOp.definition();
      case RegionIfOp.YIELD -> RegionIfOp.yield();
      case RegionOps.AFFINE_SCOPE -> RegionOps.affineScope();
      case RegionOps.ALLOCA_SCOPE -> RegionOps.allocaScope();
      case RegionOps.ANY_COND -> RegionOps.anyCond();
      case RegionOps.GRAPH -> RegionOps.graph();
      case RegionOps.ONE -> RegionOps.one();
      case RegionOps.ONE_WITH_OPERANDS -> RegionOps.oneWithOperands();
      case RegionOps.RECURSIVE_EFFECTS -> RegionOps.recursiveEffects();
      case RegionOps.RETURN -> RegionOps.returning();
      case RegionOps.SSACFG -> RegionOps.ssacfg();
      case RegionOps.TWO -> RegionOps.two();
      case SideEffectOp.NAME -> SideEffectOp.definition();
      case SpeculationOps.ALWAYS -> SpeculationOps.always();
      case SpeculationOps.NEVER -> SpeculationOps.never();
      case SpeculationOps.RECURSIVELY -> SpeculationOps.recursively();
      case TupleOps.GET_TUPLE_ELEMENT -> TupleOps.getTupleElement();
      case TupleOps.MAKE_TUPLE -> TupleOps.makeTuple();
      default -> null;
    };
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }
}
