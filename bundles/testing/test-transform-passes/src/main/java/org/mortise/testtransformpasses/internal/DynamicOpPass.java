// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-rewrite-dynamic-op}: replaces a dynamically defined operation by another one. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DynamicOpPass extends PlainPass {
  public DynamicOpPass() {
    super(PassSpec.of("test-rewrite-dynamic-op", "Test rewritting on dynamic operations")
        .withLocalTitle("TestRewriteDynamicOpDriver"));
  }

  @Override
  public void run(Operation op, PassRun run) {
    PatternSet patterns = new PatternSet();
    patterns.add(RewritePattern.of(
        "test.dynamic_one_operand_two_results", "RewriteDynamicOp", DynamicOpPass::replace));
    GreedyRewriter.apply(op, FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
  }

  private static boolean replace(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    OperationState state = rewriter.state(op.location(), "test.dynamic_generic");
    for (Value operand : op.operands()) {
      state.addOperand(operand);
    }
    for (OpResult result : op.resultList()) {
      state.addResultType(result.type());
    }
    state.addAttributes(op.attributes());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}
