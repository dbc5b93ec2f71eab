// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.opt.internal.observe.Timing;
import org.mortise.pipeline.RunValidation;
import org.mortise.report.ProgramReport;

/** The observers that the command line requests, for one part of the input. */
final class PartObservers {
  private final List<PartObserver> all;
  private final @Nullable Timing timing;

  private PartObservers(List<PartObserver> all, @Nullable Timing timing) {
    this.all = all;
    this.timing = timing;
  }

  /**
   * Creates the observers and starts the clock. They are called in this order.
   *
   * @param record the record of the program in the report of the run, or null
   */
  static PartObservers of(RunContext context, @Nullable ProgramReport record) {
    OptOptions options = context.options();
    List<PartObserver> all = new ArrayList<>(0);
    if (options.isOn(Flags.IR_MODULE_SCOPE)) {
      all.add(new ModuleScopeCheck());
    }
    if (!options.text(Flags.GENERATE_REPRODUCER).isEmpty()) {
      all.add(new RunReproducer(context));
    }
    RunValidation validation = options.validation(context.threads());
    if (validation != null) {
      all.add(new ValidationObserver(context, validation));
    }
    if (record != null) {
      all.add(new ReportObserver(options, record));
    }
    if (!options.text(Flags.CRASH_REPRODUCER).isEmpty()) {
      all.add(new CrashReproducer(context));
    }
    if (options.dumps()) {
      all.add(new DumpObserver(context));
    }
    if (!options.text(Flags.PROFILE_ACTIONS).isEmpty()) {
      all.add(ActionObserver.profile(context));
    }
    if (!options.text(Flags.LOG_ACTIONS).isEmpty()) {
      all.add(ActionObserver.log(context));
    }
    if (options.isOn(Flags.STATISTICS)) {
      all.add(new StatisticsObserver(context));
    }
    if (!options.isOn(Flags.TIMING)) {
      return new PartObservers(all, null);
    }
    Timing timing = new Timing();
    all.add(new TimingObserver(context, timing)); // the last, so that the time of others is no time of passes
    return new PartObservers(all, timing);
  }

  boolean isAny() {
    return !all.isEmpty();
  }

  /** Begins a phase, which is one line of the report on times and ends when the result is closed. */
  Timing.@Nullable Phase phase(@Nullable String name) {
    return timing == null || name == null ? null : timing.phase(name);
  }

  /** Returns false after an error of one, which was reported. */
  boolean beforePasses(Part part) {
    for (PartObserver observer : all) {
      if (!observer.beforePasses(part)) {
        return false;
      }
    }
    return true;
  }

  /** Returns false after errors, which were reported. */
  boolean afterPasses(Part part, boolean haveSucceeded) {
    boolean areValid = true;
    for (PartObserver observer : all) {
      areValid &= observer.afterPasses(part, haveSucceeded);
    }
    return areValid;
  }

  void finish() {
    all.forEach(PartObserver::finish);
  }
}
