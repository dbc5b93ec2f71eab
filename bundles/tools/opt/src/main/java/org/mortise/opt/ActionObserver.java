// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.opt.internal.observe.ActionLog;
import org.mortise.opt.internal.observe.ActionProfile;
import org.mortise.pipeline.PassObserver;

/**
 * Writes a log or a profile of the executions of passes.
 *
 * @param end writes the end of the contents
 */
record ActionObserver(RunContext context, ActionOutput output, PassObserver actions, Runnable end)
    implements PartObserver {
  static ActionObserver log(RunContext context) {
    ActionOutput output = ActionOutput.of(context.options().text(Flags.LOG_ACTIONS), context.call());
    return new ActionObserver(context, output, new ActionLog(output), () -> {});
  }

  static ActionObserver profile(RunContext context) {
    ActionOutput output = ActionOutput.of(context.options().text(Flags.PROFILE_ACTIONS), context.call());
    ActionProfile profile = new ActionProfile(output);
    return new ActionObserver(context, output, profile, profile::finish);
  }

  @Override
  public boolean beforePasses(Part part) {
    part.observeInOrder(actions);
    return true;
  }

  @Override
  public void finish() {
    end.run();
    output.close(context.messages());
  }
}
