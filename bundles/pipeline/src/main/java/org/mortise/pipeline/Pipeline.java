// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;

/**
 * A sequence of passes for operations of one name or of any name, with nested pipelines for operations directly inside.
 * It is built once, by one thread, and then run by {@link PipelineRunner} any number of times.
 */
public final class Pipeline {
  /** The anchor of a pipeline that runs on any operation. */
  public static final String ANY = "any";

  /** A pass or a nested pipeline. It is the same object in all runs. */
  public sealed interface Step permits PassStep, NestedStep {}

  /** An occurrence of a pass in a pipeline. Different occurrences are different even if their passes are equal. */
  public static final class PassStep implements Step {
    private final PassSpec spec;
    private final PassOptions options;
    private final Pass pass;

    PassStep(PassSpec spec, PassOptions options, Pass pass) {
      this.spec = spec;
      this.options = options;
      this.pass = pass;
    }

    /** Returns the specification of the pass. */
    public PassSpec spec() {
      return spec;
    }

    PassOptions options() {
      return options;
    }

    Pass pass() {
      return pass;
    }

    /** Returns the pass with the values of all its options, as in a textual pipeline. */
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      print(text, this);
      return text.toString();
    }
  }

  /** A pipeline for operations directly inside. */
  public static final class NestedStep implements Step {
    private final Pipeline pipeline;

    NestedStep(Pipeline pipeline) {
      this.pipeline = pipeline;
    }

    /** Returns the nested pipeline. */
    public Pipeline pipeline() {
      return pipeline;
    }

    @Override
    public String toString() {
      return pipeline.toString();
    }
  }

  private final String anchor;
  private final @Nullable AttributeFilter filter;
  private final List<Step> steps = new ArrayList<>();

  /**
   * Creates an empty pipeline.
   *
   * @param anchor the full name of an operation, or {@link #ANY}; a suffix {@code [NAME=VALUE]} restricts the pipeline
   *     to operations that have the string VALUE as discardable attribute NAME, at any depth; {@code []} stands for all
   *     operations at any depth
   */
  public Pipeline(String anchor) {
    this.filter = AttributeFilter.after(anchor);
    this.anchor = filter == null ? anchor : AttributeFilter.withoutFilter(anchor);
  }

  /**
   * Returns whether the pipeline applies at any depth inside the operation of the enclosing pipeline, to operations
   * with some attribute or to all.
   */
  boolean isFiltered() {
    return filter != null;
  }

  /** Returns whether the pipeline applies to {@code op}, which is inside the operation of the enclosing pipeline. */
  boolean isFor(Operation op) {
    boolean isAnchor = anchor.equals(ANY) ? op.hasTrait(Trait.ISOLATED_FROM_ABOVE) : op.name().name().equals(anchor);
    return isAnchor && (filter == null || filter.accepts(op));
  }

  /** Returns the full name of the operations that the pipeline runs on, or {@link #ANY}. */
  public String anchor() {
    return anchor;
  }

  /** Returns the passes and nested pipelines in order. */
  public List<Step> steps() {
    return Collections.unmodifiableList(steps);
  }

  /**
   * Returns the index after the last step of the group that begins at {@code start}. Adjacent pipelines for operations
   * of given names form a group: all pipelines of a group run on one operation before the next operation is processed.
   */
  public int endOfGroup(int start) {
    int end = start + 1;
    if (isGroupable(steps.get(start))) {
      while (end < steps.size() && isGroupable(steps.get(end))) {
        end++;
      }
    }
    return end;
  }

  private static boolean isGroupable(Step step) {
    return step instanceof NestedStep nested && !nested.pipeline().anchor.equals(ANY);
  }

  /**
   * Adds a pass. A pass with another anchor than this pipeline's is nested in a new pipeline.
   *
   * @param factory the factory of the pass
   * @param given the options that the user gave, as text
   * @throws IllegalArgumentException if an option is unknown or malformed
   * @throws IllegalStateException if the factory creates no pass
   */
  public void add(PassFactory factory, Map<String, String> given) {
    add(factory, given.entrySet(), (text, withAnchor) -> {
      throw new IllegalArgumentException("no passes are known by name here");
    });
  }

  void add(PassFactory factory, Iterable<Map.Entry<String, String>> given, NestedPipeline.Parser pipelines) {
    PassSpec spec = factory.spec();
    PassOptions options = PassOptions.parse(spec.options(), given);
    Pipeline target = spec.anchor() == null || spec.anchor().equals(anchor) ? this : nestAtEnd(spec.anchor());
    Pass pass = create(factory, options, pipelines);
    target.steps.add(new PassStep(spec.withTitle(pass.title(spec.title())), options, pass));
  }

  private static Pass create(PassFactory factory, PassOptions options, NestedPipeline.Parser pipelines) {
    Pass pass;
    try {
      pass = factory.create(options, pipelines);
    } catch (IllegalArgumentException wrongOptions) {
      String bundle = Fault.bundleOf(factory.getClass());
      throw new IllegalArgumentException("pass '" + factory.spec().name() + "'"
          + (bundle == null ? "" : " of bundle " + bundle) + ": " + wrongOptions.getMessage(), wrongOptions);
    }
    if (pass == null) {
      throw new IllegalStateException(factory.getClass().getName()
          + ".create returns null; it must return a pass, or throw an IllegalArgumentException for wrong options");
    }
    return pass;
  }

  /**
   * Returns whether {@code name} can be the name of a pass or a pipeline: letters, digits, {@code -}, {@code _} and
   * {@code .}. Other characters have a meaning in a textual pipeline or on a command line.
   */
  public static boolean isPassName(String name) {
    return !name.startsWith("-") && !name.isEmpty() && name.chars().allMatch(c ->
        c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-_.".indexOf(c) >= 0);
  }

  /** Adds a nested pipeline for operations with a name and returns it. */
  public Pipeline nest(String operationName) {
    Pipeline nested = new Pipeline(operationName);
    steps.add(new NestedStep(nested));
    return nested;
  }

  /** Returns the last nested pipeline if it has this anchor; otherwise adds a new one. */
  private Pipeline nestAtEnd(String operationName) {
    if (!steps.isEmpty() && steps.get(steps.size() - 1) instanceof NestedStep last
        && last.pipeline().filter == null && last.pipeline().anchor.equals(operationName)) {
      return last.pipeline();
    }
    return nest(operationName);
  }

  /** Appends the steps of {@code other}. */
  public void addAll(Pipeline other) {
    steps.addAll(other.steps);
  }

  /** Prepares all passes for runs in {@code context}. */
  void initialize(Context context) {
    for (Step step : steps) {
      if (step instanceof PassStep pass) {
        pass.pass().initialize(context);
      } else if (step instanceof NestedStep nested) {
        nested.pipeline().initialize(context);
      }
    }
  }

  /** Returns the pipeline as text, with the values of all options. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    print(text);
    return text.toString();
  }

  private void print(StringBuilder text) {
    text.append(anchor).append(filter == null ? "" : filter).append('(');
    String separator = "";
    for (Step step : steps) {
      text.append(separator);
      separator = ",";
      if (step instanceof NestedStep nested) {
        nested.pipeline().print(text);
      } else if (step instanceof PassStep pass) {
        print(text, pass);
      }
    }
    text.append(')');
  }

  private static void print(StringBuilder text, PassStep pass) {
    text.append(pass.spec().name());
    if (pass.spec().options().isEmpty()) {
      return;
    }
    text.append('{');
    String separator = "";
    PassOptions options = pass.pass().spelledOut(pass.options());
    List<PassOption<?>> sorted = new ArrayList<>(pass.spec().options());
    sorted.sort((a, b) -> a.name().compareTo(b.name()));
    for (PassOption<?> option : sorted) {
      text.append(separator); // also after an empty list, as part of the format
      separator = " ";
      if (!(options.get(option) instanceof List<?> list && list.isEmpty())) {
        text.append(option.name()).append('=').append(valueText(option, options));
      }
    }
    text.append('}');
  }

  private static <T> String valueText(PassOption<T> option, PassOptions options) {
    return option.printer().apply(options.get(option));
  }
}
