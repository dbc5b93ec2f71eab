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

/** The pass {@code test-distinct-attrs}: adds distinct attributes to several functions concurrently. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DistinctAttributesPass extends PlainPass {
  public DistinctAttributesPass() {
    super(PassSpec.of("test-distinct-attrs", "Test parallel creation of distinct attributes")
        .onOperation("func.func")
        .withLocalTitle("DistinctAttributesPass"));
  }

  /** Adds, beside each distinct input, a distinct output with the same reference. */
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
