// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.RunValidation;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagValues;

/** A parsed command line of {@code mortise-opt}: the values of its flags, its passes and its file. */
final class OptOptions extends FlagValues {
  private final List<PassFlag> passes = new ArrayList<>();
  private final Map<String, String> passOptions = new HashMap<>();
  private Validations validations = new Validations(null);

  OptOptions() {}

  private OptOptions(OptOptions all, String input) {
    super(all, List.of(input));
    passes.addAll(all.passes);
    passOptions.putAll(all.passOptions);
    validations = all.validations;
  }

  void addPass(PassFlag pass) {
    passes.add(pass);
  }

  /** Sets an option for all uses of a pass. */
  void addPassOption(String pass, String text) {
    passOptions.merge(pass, text, (earlier, later) -> earlier + " " + later);
  }

  /** Returns the passes named by flags, in their order, with the options that other flags set. */
  List<PassFlag> passes() {
    if (passOptions.isEmpty()) {
      return passes;
    }
    List<PassFlag> all = new ArrayList<>(passes.size());
    for (PassFlag pass : passes) {
      String more = passOptions.getOrDefault(pass.name(), "");
      all.add(new PassFlag(pass.name(), (more + " " + pass.options()).strip()));
    }
    return all;
  }

  /** Returns whether there is an output file for each of any number of inputs. */
  boolean isBatch() {
    return !text(Flags.OUTPUT_DIR).isEmpty();
  }

  /** Returns the options for one of several inputs. */
  OptOptions forInput(String input) {
    return new OptOptions(this, input);
  }

  @Nullable Pattern pattern(Flag flag) {
    return (Pattern) value(flag);
  }

  /** Returns whether passes report remarks. */
  boolean wantsRemarks() {
    return isOn(Flags.REMARKS) || wantsRemarkOutput();
  }

  /** Returns whether remarks are filtered or written to a file. */
  boolean wantsRemarkOutput() {
    return writesRemarks() || is(Flags.REMARK_POLICY, Flags.FINAL) || filtersRemarks();
  }

  /** Returns whether remarks are written to a file. */
  boolean writesRemarks() {
    return !text(Flags.REMARKS_OUTPUT_FILE).isEmpty() || !is(Flags.REMARK_FORMAT, Flags.EMIT_REMARK);
  }

  boolean filtersRemarks() {
    return pattern(Flags.REMARKS_FILTER) != null || pattern(Flags.REMARKS_FILTER_PASSED) != null
        || pattern(Flags.REMARKS_FILTER_MISSED) != null || pattern(Flags.REMARKS_FILTER_FAILED) != null
        || pattern(Flags.REMARKS_FILTER_ANALYSE) != null;
  }

  /** Returns whether the program is printed before or after passes. */
  boolean dumps() {
    return isOn(Flags.IR_BEFORE_ALL) || isOn(Flags.IR_AFTER_ALL) || isOn(Flags.IR_AFTER_FAILURE)
        || !list(Flags.IR_BEFORE).isEmpty() || !list(Flags.IR_AFTER).isEmpty();
  }

  /** Sets the service to which the flags of validation refer. */
  void setValidations(Validations service) {
    validations = service;
  }

  /**
   * Returns the validation of a run, or null if the command line requests none.
   *
   * @param threads the number of threads that may compare functions
   */
  @Nullable RunValidation validation(int threads) {
    return validations.create(this, threads);
  }

  /** Returns whether the command line requests information about the tool rather than a run. */
  boolean asksForInformation() {
    return asksForHelp() || isOn(Flags.HELP_HIDDEN) || isOn(Flags.SHOW_DIALECTS)
        || isOn(Flags.LIST_PASSES) || text(Flags.SHOW_OP) != null;
  }
}
