// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.dialect.affine.LinearizeIndexOp;
import org.mortise.dialect.affine.LoadOp;
import org.mortise.dialect.affine.MaxOp;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.dialect.affine.PrefetchOp;
import org.mortise.dialect.affine.StoreOp;
import org.mortise.dialect.affine.VectorLoadOp;
import org.mortise.dialect.affine.VectorStoreOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.osgi.service.component.annotations.Component;

/** Affine arithmetic, control flow and accesses. */
@Component(service = ExecutableOpInterface.class)
@Serves("affine.*")
@AutoService(OpInterface.class)
public final class AffineExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(ApplyOp.NAME, ExecutableOpInterface.of(ApplyOp::of, Arithmetic::apply));
    table.put(MaxOp.NAME, (op, code) -> Arithmetic.extreme(op, code, MaxOp.of(op).map(), IntegerFunction.MAX_SIGNED));
    table.put(MinOp.NAME, (op, code) -> Arithmetic.extreme(op, code, MinOp.of(op).map(), IntegerFunction.MIN_SIGNED));
    table.put(DelinearizeIndexOp.NAME, ExecutableOpInterface.of(DelinearizeIndexOp::of, Arithmetic::delinearize));
    table.put(LinearizeIndexOp.NAME, ExecutableOpInterface.of(LinearizeIndexOp::of, Arithmetic::linearize));
    table.put(LoadOp.NAME, ExecutableOpInterface.of(LoadOp::of, Accesses::load));
    table.put(StoreOp.NAME, ExecutableOpInterface.of(StoreOp::of, Accesses::store));
    table.put(VectorLoadOp.NAME, ExecutableOpInterface.of(VectorLoadOp::of, VectorAccesses::load));
    table.put(VectorStoreOp.NAME, ExecutableOpInterface.of(VectorStoreOp::of, VectorAccesses::store));
    table.put(PrefetchOp.NAME, (op, code) -> { });
    table.put(ForOp.NAME, ExecutableOpInterface.of(ForOp::of, ControlFlow::forLoop));
    table.put(IfOp.NAME, ExecutableOpInterface.of(IfOp::of, ControlFlow::ifElse));
    table.put(ParallelOp.NAME, ParallelLoop::emit);
    return table;
  }
}
