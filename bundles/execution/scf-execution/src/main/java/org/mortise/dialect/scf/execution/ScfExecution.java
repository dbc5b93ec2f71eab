// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.execution;

import com.google.auto.service.AutoService;
import java.util.Map;
import org.mortise.dialect.scf.ExecuteRegionOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.IndexSwitchOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Structured control flow. The operations that end regions have no meaning by themselves. */
@Component(service = ExecutableOpInterface.class)
@Serves("scf.*")
@AutoService(OpInterface.class)
public final class ScfExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    return Map.of(
        ExecuteRegionOp.NAME, ExecutableOpInterface.of(ExecuteRegionOp::of, Branches::executeRegion),
        ForOp.NAME, ExecutableOpInterface.of(ForOp::of, Loops::forLoop),
        ForallOp.NAME, ExecutableOpInterface.of(ForallOp::of, ParallelLoops::forall),
        IfOp.NAME, ExecutableOpInterface.of(IfOp::of, Branches::ifElse),
        IndexSwitchOp.NAME, ExecutableOpInterface.of(IndexSwitchOp::of, Branches::indexSwitch),
        ParallelOp.NAME, ExecutableOpInterface.of(ParallelOp::of, ParallelLoops::parallel),
        WhileOp.NAME, ExecutableOpInterface.of(WhileOp::of, Loops::whileLoop));
  }
}
