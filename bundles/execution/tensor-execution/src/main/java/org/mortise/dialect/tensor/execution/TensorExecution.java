// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.tensor.BitcastOp;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.ConcatOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ExtractOp;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.FromElementsOp;
import org.mortise.dialect.tensor.GatherOp;
import org.mortise.dialect.tensor.GenerateOp;
import org.mortise.dialect.tensor.InsertOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.dialect.tensor.RankOp;
import org.mortise.dialect.tensor.ReshapeOp;
import org.mortise.dialect.tensor.ScatterOp;
import org.mortise.dialect.tensor.SplatOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Tensors, which are immutable values: operations that change elements create new tensors. */
@Component(service = ExecutableOpInterface.class)
@Serves("tensor.*")
@AutoService(OpInterface.class)
public final class TensorExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(EmptyOp.NAME, Creation::empty);
    table.put(FromElementsOp.NAME, ExecutableOpInterface.of(FromElementsOp::of, Creation::fromElements));
    table.put(GenerateOp.NAME, ExecutableOpInterface.of(GenerateOp::of, Creation::generate));
    table.put(SplatOp.NAME, ExecutableOpInterface.of(SplatOp::of, Creation::splat));
    table.put(BitcastOp.NAME, Creation::bitcast);
    table.put(ExtractOp.NAME, ElementAccess::extract);
    table.put(InsertOp.NAME, ElementAccess::insert);
    table.put(ExtractSliceOp.NAME, ExecutableOpInterface.of(ExtractSliceOp::of, Slices::extract));
    table.put(InsertSliceOp.NAME, Slices::insert);
    table.put(ParallelInsertSliceOp.NAME, Slices::insertInParallel);
    table.put(ConcatOp.NAME, ExecutableOpInterface.of(ConcatOp::of, Slices::concat));
    table.put(PadOp.NAME, ExecutableOpInterface.of(PadOp::of, Padding::emit));
    table.put(GatherOp.NAME, ExecutableOpInterface.of(GatherOp::of, GatherScatter::gather));
    table.put(ScatterOp.NAME, ExecutableOpInterface.of(ScatterOp::of, GatherScatter::scatter));
    table.put(CastOp.NAME, ExecutableOpInterface.of(CastOp::of, Shapes::cast));
    table.put(CollapseShapeOp.NAME, Shapes::collapse);
    table.put(ExpandShapeOp.NAME, ExecutableOpInterface.of(ExpandShapeOp::of, Shapes::expand));
    table.put(ReshapeOp.NAME, ExecutableOpInterface.of(ReshapeOp::of, Shapes::reshape));
    table.put(DimOp.NAME, TensorSizes::dim);
    table.put(RankOp.NAME, TensorSizes::rank);
    return table;
  }
}
