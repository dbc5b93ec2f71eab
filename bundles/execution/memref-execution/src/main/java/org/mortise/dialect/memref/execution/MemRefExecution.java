// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
import org.mortise.dialect.memref.AllocaScopeOp;
import org.mortise.dialect.memref.AssumeAlignmentOp;
import org.mortise.dialect.memref.AtomicRMWOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.DistinctObjectsOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.GenericAtomicRMWOp;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.MemorySpaceCastOp;
import org.mortise.dialect.memref.PrefetchOp;
import org.mortise.dialect.memref.RankOp;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.dialect.memref.TransposeOp;
import org.mortise.dialect.memref.ViewOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Buffers: allocations, accesses and views. */
@Component(service = ExecutableOpInterface.class)
@Serves("memref.*")
@AutoService(OpInterface.class)
public final class MemRefExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(AllocOp.NAME, Allocations::heap);
    table.put(AllocaOp.NAME, Allocations::stack);
    table.put(AllocaScopeOp.NAME, ExecutableOpInterface.of(AllocaScopeOp::of, Allocations::scope));
    table.put(DeallocOp.NAME, Allocations::free);
    table.put(ReallocOp.NAME, ExecutableOpInterface.of(ReallocOp::of, Allocations::reallocate));
    table.put(GetGlobalOp.NAME, Globals::get);

    table.put(LoadOp.NAME, ExecutableOpInterface.of(LoadOp::of, Accesses::load));
    table.put(StoreOp.NAME, Accesses::store);
    table.put(CopyOp.NAME, ExecutableOpInterface.of(CopyOp::of, Accesses::copy));
    table.put(AtomicRMWOp.NAME, ExecutableOpInterface.of(AtomicRMWOp::of, Accesses::update));
    table.put(GenericAtomicRMWOp.NAME, ExecutableOpInterface.of(GenericAtomicRMWOp::of, Accesses::genericUpdate));
    table.put(PrefetchOp.NAME, (op, code) -> { });

    table.put(DimOp.NAME, ExecutableOpInterface.of(DimOp::of, Sizes::dim));
    table.put(RankOp.NAME, Sizes::rank);
    table.put(ExtractStridedMetadataOp.NAME, Sizes::metadata);
    table.put(ExtractAlignedPointerAsIndexOp.NAME, Sizes::pointer);
    // the addresses of the engine are all aligned
    table.put(AssumeAlignmentOp.NAME, (op, code) -> code.define(op.result(0), code.operand(op, 0)));
    table.put(DistinctObjectsOp.NAME, (op, code) -> {
      for (int i = 0; i < op.resultCount(); i++) {
        code.define(op.result(i), code.operand(op, i));
      }
    });

    table.put(CastOp.NAME, ExecutableOpInterface.of(CastOp::of, Views::cast));
    table.put(MemorySpaceCastOp.NAME, (op, code) -> code.define(op.result(0), code.operand(op, 0)));
    table.put(SubViewOp.NAME, ExecutableOpInterface.of(SubViewOp::of, Views::subview));
    table.put(ReinterpretCastOp.NAME, ExecutableOpInterface.of(ReinterpretCastOp::of, Views::reinterpretCast));
    table.put(TransposeOp.NAME, ExecutableOpInterface.of(TransposeOp::of, Views::transpose));
    table.put(ViewOp.NAME, ExecutableOpInterface.of(ViewOp::of, Views::view));
    table.put(ReshapeOp.NAME, ExecutableOpInterface.of(ReshapeOp::of, Reshapes::reshape));
    table.put(CollapseShapeOp.NAME, ExecutableOpInterface.of(CollapseShapeOp::of, Reshapes::collapse));
    table.put(ExpandShapeOp.NAME, ExecutableOpInterface.of(ExpandShapeOp::of, Reshapes::expand));
    return table;
  }
}
