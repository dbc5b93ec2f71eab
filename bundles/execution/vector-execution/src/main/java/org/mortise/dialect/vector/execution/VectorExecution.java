// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.vector.BitCastOp;
import org.mortise.dialect.vector.BroadcastOp;
import org.mortise.dialect.vector.CompressStoreOp;
import org.mortise.dialect.vector.ConstantMaskOp;
import org.mortise.dialect.vector.ContractOp;
import org.mortise.dialect.vector.CreateMaskOp;
import org.mortise.dialect.vector.DeinterleaveOp;
import org.mortise.dialect.vector.ExpandLoadOp;
import org.mortise.dialect.vector.ExtractElementOp;
import org.mortise.dialect.vector.ExtractOp;
import org.mortise.dialect.vector.ExtractStridedSliceOp;
import org.mortise.dialect.vector.FMAOp;
import org.mortise.dialect.vector.FlatTransposeOp;
import org.mortise.dialect.vector.FromElementsOp;
import org.mortise.dialect.vector.GatherOp;
import org.mortise.dialect.vector.InsertElementOp;
import org.mortise.dialect.vector.InsertOp;
import org.mortise.dialect.vector.InsertStridedSliceOp;
import org.mortise.dialect.vector.InterleaveOp;
import org.mortise.dialect.vector.LoadOp;
import org.mortise.dialect.vector.MaskOp;
import org.mortise.dialect.vector.MaskedLoadOp;
import org.mortise.dialect.vector.MaskedStoreOp;
import org.mortise.dialect.vector.MatmulOp;
import org.mortise.dialect.vector.MultiReductionOp;
import org.mortise.dialect.vector.OuterProductOp;
import org.mortise.dialect.vector.PrintOp;
import org.mortise.dialect.vector.ReductionOp;
import org.mortise.dialect.vector.ScanOp;
import org.mortise.dialect.vector.ScatterOp;
import org.mortise.dialect.vector.ShapeCastOp;
import org.mortise.dialect.vector.ShuffleOp;
import org.mortise.dialect.vector.SplatOp;
import org.mortise.dialect.vector.StepOp;
import org.mortise.dialect.vector.StoreOp;
import org.mortise.dialect.vector.ToElementsOp;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.dialect.vector.TransferWriteOp;
import org.mortise.dialect.vector.TransposeOp;
import org.mortise.dialect.vector.TypeCastOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/**
 * Vectors of fixed sizes. The sizes of scalable vectors depend on the machine, so their operations cannot be executed.
 */
@Component(service = ExecutableOpInterface.class)
@Serves("vector.*")
@AutoService(OpInterface.class)
public final class VectorExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(BitCastOp.NAME, ExecutableOpInterface.of(BitCastOp::of, Rearrangement::bitcast));
    table.put(BroadcastOp.NAME, ExecutableOpInterface.of(BroadcastOp::of, Creation::broadcast));
    table.put(CompressStoreOp.NAME, ExecutableOpInterface.of(CompressStoreOp::of, MemoryAccess::compressStore));
    table.put(ConstantMaskOp.NAME, Masks::constant);
    table.put(ContractOp.NAME, ExecutableOpInterface.of(ContractOp::of, Products::contract));
    table.put(CreateMaskOp.NAME, Masks::create);
    table.put(DeinterleaveOp.NAME, ExecutableOpInterface.of(DeinterleaveOp::of, Rearrangement::deinterleave));
    table.put(ExpandLoadOp.NAME, ExecutableOpInterface.of(ExpandLoadOp::of, MemoryAccess::expandLoad));
    table.put(ExtractElementOp.NAME, Parts::extractElement);
    table.put(ExtractOp.NAME, ExecutableOpInterface.of(ExtractOp::of, Parts::extract));
    table.put(ExtractStridedSliceOp.NAME, ExecutableOpInterface.of(ExtractStridedSliceOp::of, Parts::extractSlice));
    table.put(FMAOp.NAME, VectorExecution::multiplyAdd);
    table.put(FlatTransposeOp.NAME, ExecutableOpInterface.of(FlatTransposeOp::of, Rearrangement::flatTranspose));
    table.put(ToElementsOp.NAME, ExecutableOpInterface.of(ToElementsOp::of, Creation::toElements));
    table.put(FromElementsOp.NAME, ExecutableOpInterface.of(FromElementsOp::of, Creation::fromElements));
    table.put(GatherOp.NAME, ExecutableOpInterface.of(GatherOp::of, MemoryAccess::gather));
    table.put(InsertElementOp.NAME, Parts::insertElement);
    table.put(InsertOp.NAME, ExecutableOpInterface.of(InsertOp::of, Parts::insert));
    table.put(InsertStridedSliceOp.NAME, ExecutableOpInterface.of(InsertStridedSliceOp::of, Parts::insertSlice));
    table.put(InterleaveOp.NAME, ExecutableOpInterface.of(InterleaveOp::of, Rearrangement::interleave));
    table.put(LoadOp.NAME, ExecutableOpInterface.of(LoadOp::of, MemoryAccess::load));
    table.put(MaskOp.NAME, ExecutableOpInterface.of(MaskOp::of, Masks::mask));
    table.put(MaskedLoadOp.NAME, ExecutableOpInterface.of(MaskedLoadOp::of, MemoryAccess::maskedLoad));
    table.put(MaskedStoreOp.NAME, ExecutableOpInterface.of(MaskedStoreOp::of, MemoryAccess::maskedStore));
    table.put(MatmulOp.NAME, ExecutableOpInterface.of(MatmulOp::of, Products::matrixMultiply));
    table.put(MultiReductionOp.NAME, ExecutableOpInterface.of(MultiReductionOp::of, Reductions::multiReduction));
    table.put(OuterProductOp.NAME, ExecutableOpInterface.of(OuterProductOp::of, Products::outer));
    table.put(PrintOp.NAME, ExecutableOpInterface.of(PrintOp::of, Printing::print));
    table.put(ReductionOp.NAME, ExecutableOpInterface.of(ReductionOp::of, Reductions::reduction));
    table.put(ScanOp.NAME, ExecutableOpInterface.of(ScanOp::of, Reductions::scan));
    table.put(ScatterOp.NAME, ExecutableOpInterface.of(ScatterOp::of, MemoryAccess::scatter));
    table.put(ShapeCastOp.NAME, ExecutableOpInterface.of(ShapeCastOp::of, Rearrangement::shapeCast));
    table.put(ShuffleOp.NAME, ExecutableOpInterface.of(ShuffleOp::of, Rearrangement::shuffle));
    table.put(SplatOp.NAME, Creation::splat);
    table.put(StepOp.NAME, ExecutableOpInterface.of(StepOp::of, Creation::step));
    table.put(StoreOp.NAME, ExecutableOpInterface.of(StoreOp::of, MemoryAccess::store));
    table.put(TransferReadOp.NAME, ExecutableOpInterface.of(TransferReadOp::of, Transfers::read));
    table.put(TransferWriteOp.NAME, ExecutableOpInterface.of(TransferWriteOp::of, Transfers::write));
    table.put(TransposeOp.NAME, ExecutableOpInterface.of(TransposeOp::of, Rearrangement::transpose));
    table.put(TypeCastOp.NAME, ExecutableOpInterface.of(TypeCastOp::of, MemoryAccess::typeCast));
    return table;
  }

  private static void multiplyAdd(Operation op, CodeBuilder code) {
    code.elementwise(op, operands ->
        List.of(code.multiplyAdd(operands.get(0), operands.get(1), operands.get(2))));
  }
}
