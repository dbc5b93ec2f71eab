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
  /** In the order in which they see each pass; two may write to the same stream. */
  private final List<PartObserver> inOrderOfPasses;
  /** In the order of what they print after the passes: differences and the report before failures and statistics. */
  private final List<PartObserver> inOrderOfResults;
  private final @Nullable Timing timing;

  private PartObservers(
      List<PartObserver> inOrderOfPasses, List<PartObserver> inOrderOfResults, @Nullable Timing timing) {
    this.inOrderOfPasses = inOrderOfPasses;
    this.inOrderOfResults = inOrderOfResults;
    this.timing = timing;
  }

  /**
   * Creates the observers and starts the clock.
   *
   * @param record the record of the program in the report of the run, or null
   */
  static PartObservers of(RunContext context, @Nullable ProgramReport record) {
    OptOptions options = context.options();
    List<PartObserver> showing = new ArrayList<>(0);
    if (!options.text(Flags.GENERATE_REPRODUCER).isEmpty()) {
      showing.add(new RunReproducer(context));
    }
    if (!options.text(Flags.CRASH_REPRODUCER).isEmpty()) {
      showing.add(new CrashReproducer(context));
    }
    if (options.dumps()) {
      showing.add(new DumpObserver(context));
    }
    if (!options.text(Flags.LOG_ACTIONS).isEmpty()) {
      showing.add(ActionObserver.log(context));
    }
    if (!options.text(Flags.PROFILE_ACTIONS).isEmpty()) {
      showing.add(ActionObserver.profile(context));
    }
    if (options.isOn(Flags.STATISTICS)) {
      showing.add(new StatisticsObserver(context));
    }
    List<PartObserver> comparing = new ArrayList<>(0);
    RunValidation validation = options.validation(context.threads());
    if (validation != null) {
      comparing.add(new ValidationObserver(context, validation));
    }
    if (record != null) {
      comparing.add(new ReportObserver(options, record));
    }
    List<PartObserver> watching = joined(showing, comparing);
    List<PartObserver> reporting = joined(comparing, showing);
    if (!options.isOn(Flags.TIMING)) {
      return new PartObservers(watching, reporting, null);
    }
    Timing timing = new Timing();
    TimingObserver last = new TimingObserver(context, timing); // the time of other observers is no time of passes
    return new PartObservers(joined(watching, List.of(last)), joined(reporting, List.of(last)), timing);
  }

  private static List<PartObserver> joined(List<PartObserver> first, List<PartObserver> second) {
    List<PartObserver> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  boolean isAny() {
    return !inOrderOfPasses.isEmpty();
  }

  /** Begins a phase, which is one line of the report on times and ends when the result is closed. */
  Timing.@Nullable Phase phase(@Nullable String name) {
    return timing == null || name == null ? null : timing.phase(name);
  }

  /** Returns false after an error of one, which was reported. */
  boolean beforePasses(Part part) {
    for (PartObserver observer : inOrderOfPasses) {
      if (!observer.beforePasses(part)) {
        return false;
      }
    }
    return true;
  }

  /** Returns false after errors, which were reported. */
  boolean afterPasses(Part part, boolean haveSucceeded) {
    boolean areValid = true;
    for (PartObserver observer : inOrderOfResults) {
      areValid &= observer.afterPasses(part, haveSucceeded);
    }
    return areValid;
  }

  void finish() {
    inOrderOfResults.forEach(PartObserver::finish);
  }
}
