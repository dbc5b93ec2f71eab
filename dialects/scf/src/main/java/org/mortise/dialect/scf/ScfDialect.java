// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Structured control flow: conditions, switches and loops as operations with regions. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class ScfDialect extends Dialect {
  public static final String NAMESPACE = "scf";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(
        ConditionOp.NAME,
        ExecuteRegionOp.NAME,
        ForOp.NAME,
        ForallOp.NAME,
        InParallelOp.NAME,
        IfOp.NAME,
        IndexSwitchOp.NAME,
        ParallelOp.NAME,
        ReduceOp.NAME,
        ReduceReturnOp.NAME,
        WhileOp.NAME,
        YieldOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case ConditionOp.NAME -> ConditionOp.DEFINITION;
      case ExecuteRegionOp.NAME -> ExecuteRegionOp.DEFINITION;
      case ForOp.NAME -> ForOp.DEFINITION;
      case ForallOp.NAME -> ForallOp.DEFINITION;
      case InParallelOp.NAME -> InParallelOp.DEFINITION;
      case IfOp.NAME -> IfOp.DEFINITION;
      case IndexSwitchOp.NAME -> IndexSwitchOp.DEFINITION;
      case ParallelOp.NAME -> ParallelOp.DEFINITION;
      case ReduceOp.NAME -> ReduceOp.DEFINITION;
      case ReduceReturnOp.NAME -> ReduceReturnOp.DEFINITION;
      case WhileOp.NAME -> WhileOp.DEFINITION;
      case YieldOp.NAME -> YieldOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
