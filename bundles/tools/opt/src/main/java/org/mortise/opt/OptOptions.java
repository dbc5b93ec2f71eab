// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.RunValidation;

/** A parsed command line of {@code mortise-opt}: the values of its flags, its passes and its file. */
final class OptOptions {
  private final Map<Flag, Object> given = new IdentityHashMap<>();
  private final List<PassFlag> passes = new ArrayList<>();
  private final Map<String, String> passOptions = new HashMap<>();
  private List<String> inputs = List.of();
  private Validations validations = new Validations(null);

  /** Returns whether the command line has a flag. */
  boolean isGiven(Flag flag) {
    return given.containsKey(flag);
  }

  /** Sets the value of a flag. Of several values the last one counts, except for lists, which grow. */
  void set(Flag flag, Object value) {
    if (flag.kind().isList() && given.get(flag) instanceof List<?> earlier) {
      List<Object> all = new ArrayList<>(earlier);
      all.addAll((List<?>) value);
      given.put(flag, all);
      return;
    }
    given.put(flag, value);
  }

  void addPass(PassFlag pass) {
    passes.add(pass);
  }

  void setInputs(List<String> files) {
    inputs = List.copyOf(files);
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

  /** Returns the only input; without one, the standard input. */
  String input() {
    return inputs.isEmpty() ? Flags.STANDARD_STREAM : inputs.get(0);
  }

  List<String> inputs() {
    return inputs;
  }

  /** Returns whether there is an output file for each of any number of inputs. */
  boolean isBatch() {
    return !text(Flags.OUTPUT_DIR).isEmpty();
  }

  /** Returns the options for one of several inputs. */
  OptOptions forInput(String input) {
    OptOptions one = new OptOptions();
    one.given.putAll(given);
    one.passes.addAll(passes);
    one.passOptions.putAll(passOptions);
    one.inputs = List.of(input);
    one.validations = validations;
    return one;
  }

  private @Nullable Object value(Flag flag) {
    return given.isEmpty() || !given.containsKey(flag) ? flag.initial() : given.get(flag);
  }

  boolean isOn(Flag flag) {
    return !Boolean.FALSE.equals(value(flag));
  }

  @Nullable String text(Flag flag) {
    return (String) value(flag);
  }

  long number(Flag flag) {
    return (Long) value(flag);
  }

  @Nullable List<?> list(Flag flag) {
    return (List<?>) value(flag);
  }

  /** Returns whether a flag with choices has the given one. */
  boolean is(Flag flag, String choice) {
    return choice.equals(value(flag));
  }

  @Nullable Pattern pattern(Flag flag) {
    return (Pattern) value(flag);
  }

  boolean printsDiagnosticsAsData() {
    return !is(Flags.DIAGNOSTICS_FORMAT, Flags.TEXT);
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

  /** Returns whether the passes are observed: for timing, statistics, dumps, a report, a reproducer or validation. */
  boolean wantsObservers() {
    return isOn(Flags.TIMING) || isOn(Flags.STATISTICS) || isOn(Flags.IR_BEFORE_ALL) || isOn(Flags.IR_AFTER_ALL)
        || isOn(Flags.IR_AFTER_FAILURE) || isOn(Flags.IR_MODULE_SCOPE) || !text(Flags.CRASH_REPRODUCER).isEmpty()
        || !text(Flags.GENERATE_REPRODUCER).isEmpty() || !text(Flags.LOG_ACTIONS).isEmpty()
        || !text(Flags.PROFILE_ACTIONS).isEmpty() || !text(Flags.REPORT).isEmpty()
        || isOn(Flags.VALIDATE) || !list(Flags.IR_BEFORE).isEmpty() || !list(Flags.IR_AFTER).isEmpty();
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
    return isOn(Flags.HELP) || isOn(Flags.HELP_HIDDEN) || isOn(Flags.VERSION) || isOn(Flags.SHOW_DIALECTS)
        || isOn(Flags.LIST_PASSES) || text(Flags.SHOW_OP) != null;
  }
}
