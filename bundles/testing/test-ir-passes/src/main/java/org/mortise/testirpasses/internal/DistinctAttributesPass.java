// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-distinct-attrs}: adds distinct attributes, in several functions at the same time. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DistinctAttributesPass extends PlainPass {
  /** Creates the pass. */
  public DistinctAttributesPass() {
    super(PassSpec.of("test-distinct-attrs", "Test parallel creation of distinct attributes")
        .onOperation("func.func")
        .withTitle("(anonymous namespace)::DistinctAttributesPass"));
  }

  /** Sets, beside each distinct input, an output that refers to the same. */
  @Override
  public void run(Operation function, PassRun run) {
    Walk.postOrder(function, op -> {
      DistinctAttr input = op.getAttr("distinct.input", DistinctAttr.class);
      if (input != null) {
        op.setAttr("distinct.output", DistinctAttr.create(input.referenced()));
      }
    });
  }
}
