// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-legalize-unknown-root-patterns}: erases all operations of the test dialect by one pattern. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class UnknownRootPass extends PlainPass {
  public UnknownRootPass() {
    super(PassSpec.of("test-legalize-unknown-root-patterns",
        "Test public remapped value mechanism in ConversionPatternRewriter")
        .withLocalTitle("TestUnknownRootOpDriver"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    PatternSet patterns = new PatternSet();
    patterns.add(RewritePattern.of(null, "RemoveTestDialectOps", (op, rewriter) -> {
      if (!op.name().dialectNamespace().equals("test")) {
        return false;
      }
      rewriter.eraseOp(op);
      return true;
    }));
    ConversionTarget target = new ConversionTarget().addIllegalDialect("test");
    ConversionResult result =
        new DialectConversion(target, patterns).applyPartial(List.of(root), ConversionConfig.DEFAULT);
    if (result.failure() != null) {
      run.emit(result.failure());
    }
  }
}
