// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.opt.internal.expect.PosixRegex;
import org.mortise.opt.internal.expect.RegexError;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

/** Parses a command line. Every pass and pipeline of the snapshot is a flag, and their order is kept. */
final class CommandLineParser extends FlagParser {
  private final Snapshot snapshot;
  private final OptOptions options;
  /** The flags that set an option of a pass, each with the pass. */
  private final Map<String, String> passesOfFlags = new LinkedHashMap<>(0);

  private CommandLineParser(Snapshot snapshot, OptOptions options) {
    super(Flags.TABLE, options);
    this.snapshot = snapshot;
    this.options = options;
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException after the whole line has been read; the message reports all mistakes
   */
  static OptOptions parse(Snapshot snapshot, String[] arguments) throws UsageException {
    OptOptions options = new OptOptions();
    new CommandLineParser(snapshot, options).parse(arguments);
    return options;
  }

  @Override
  protected int mostFiles() {
    return options.isBatch() ? Integer.MAX_VALUE : 1;
  }

  @Override
  protected void check() {
    for (Map.Entry<String, String> flag : passesOfFlags.entrySet()) {
      if (options.passes().stream().noneMatch(pass -> pass.name().equals(flag.getValue()))) {
        addMistake("for the --" + flag.getKey() + " option: requires --" + flag.getValue());
      }
    }
    super.check();
    if (options.is(Flags.REPORT, FlagValues.STANDARD_STREAM)) {
      addMistake(Flags.REPORT.wrong("requires the name of a file").getMessage());
    }
  }

  @Override
  protected @Nullable Object checked(Flag flag, @Nullable Object value) throws UsageException {
    if (flag.kind() == Flag.Kind.REGEX) {
      return regex(flag, (String) value);
    }
    switch (flag.names()) {
      case ANALYSES -> {
        for (Object name : (List<?>) value) {
          if (snapshot.analysis((String) name) == null) {
            throw flag.wrong(snapshot.unknownAnalysis((String) name));
          }
        }
      }
      case PASSES -> {
        for (Object name : (List<?>) value) {
          if (snapshot.pass((String) name) == null) {
            throw flag.unknownChoice((String) name);
          }
        }
      }
      default -> { }
    }
    return value;
  }

  /** Returns null for an empty text, which filters nothing. */
  private static @Nullable Pattern regex(Flag flag, String text) throws UsageException {
    try {
      return text.isEmpty() ? null : PosixRegex.whole(ByteStrings.of(text));
    } catch (RegexError malformed) {
      throw flag.wrong(malformed.getMessage());
    }
  }

  @Override
  protected void setOther(String argument, String name, String value) throws UsageException {
    if (snapshot.pass(name) == null && snapshot.pipeline(name) == null) {
      if (setOption(name, value)) {
        return;
      }
      String note = snapshot.missingPassNote(name);
      if (note != null) {
        throw new UsageException("Unknown command line argument '" + argument + "': " + note);
      }
      throw unknown(argument, value, passNames());
    }
    options.addPass(new PassFlag(name, ByteStrings.of(value)));
  }

  /** Sets an option of the pass that declares a flag of this name. Returns whether there is one. */
  private boolean setOption(String name, String value) {
    for (PassFactory pass : snapshot.passes()) {
      PassOption<?> option = pass.flags().get(name);
      if (option != null) {
        String text = value.indexOf(' ') < 0 ? value : "{" + value + "}";
        passesOfFlags.put(name, pass.spec().name());
        options.addPassOption(pass.spec().name(), option.name() + "=" + ByteStrings.of(text));
        return true;
      }
    }
    return false;
  }

  private List<String> passNames() {
    List<String> names = new ArrayList<>();
    snapshot.passes().forEach(pass -> names.add(pass.spec().name()));
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      names.add(pipeline.name());
    }
    return names;
  }
}
