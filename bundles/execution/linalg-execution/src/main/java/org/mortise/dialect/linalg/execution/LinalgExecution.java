// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.linalg.IndexOp;
import org.mortise.dialect.linalg.LinalgDialect;
import org.mortise.dialect.linalg.PackOp;
import org.mortise.dialect.linalg.SoftmaxOp;
import org.mortise.dialect.linalg.UnPackOp;
import org.mortise.dialect.linalg.YieldOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Structured operations, executed by their indexing maps and regions, and the other operations. */
@Component(service = ExecutableOpInterface.class)
@Serves("linalg.*")
@AutoService(OpInterface.class)
public final class LinalgExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    for (String name : new LinalgDialect().operationNames()) {
      table.put(name, StructuredLoops::emit);
    }
    table.remove(YieldOp.NAME);
    table.put(IndexOp.NAME, (op, code) -> { }); // the structured operation defines the result
    table.put(PackOp.NAME, ExecutableOpInterface.of(PackOp::of, Packing::pack));
    table.put(UnPackOp.NAME, ExecutableOpInterface.of(UnPackOp::of, Packing::unpack));
    table.put(SoftmaxOp.NAME, Softmax::emit);
    table.put("linalg.winograd_filter_transform", Winograd::filter);
    table.put("linalg.winograd_input_transform", Winograd::input);
    table.put("linalg.winograd_output_transform", Winograd::output);
    return table;
  }
}
