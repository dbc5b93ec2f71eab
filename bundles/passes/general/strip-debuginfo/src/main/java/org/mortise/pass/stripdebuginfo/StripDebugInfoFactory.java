// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stripdebuginfo;

import com.google.auto.service.AutoService;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code strip-debuginfo}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class StripDebugInfoFactory implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("strip-debuginfo", "Strip debug info from all operations")
      .withTitle("StripDebugInfo")
      .withDescription("""
          Makes the locations of the operation, of all operations inside it and of their block arguments unknown.
          Linear.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return StripDebugInfoFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    Location unknown = UnknownLoc.of(root.context());
    root.walkPreOrder(op -> {
      strip(op, unknown);
    });
  }

  private static void strip(Operation op, Location unknown) {
    op.setLocation(unknown);
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount(); k++) {
          block.argument(k).setLocation(unknown);
        }
      }
    }
  }
}
