// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.pipeline.Pipeline;

/** The steps of all pipelines of a run. The parts of a split input have the same ones if their pipelines are equal. */
final class StepRecords {
  private final List<StepRecord> all = new ArrayList<>();
  private final Map<String, Integer> firstOf = new HashMap<>();

  Map<Pipeline.Step, StepRecord> of(Pipeline pipeline) {
    Map<Pipeline.Step, StepRecord> records = new IdentityHashMap<>();
    Integer known = firstOf.putIfAbsent(pipeline.toString(), all.size());
    boolean isNew = known == null;
    add(pipeline, 0, isNew, isNew ? all.size() : known, records);
    return records;
  }

  private int add(Pipeline pipeline, int depth, boolean isNew, int first, Map<Pipeline.Step, StepRecord> records) {
    int next = first;
    for (Pipeline.Step step : pipeline.steps()) {
      if (isNew) {
        all.add(create(step, next, depth));
      }
      records.put(step, all.get(next++));
      if (step instanceof Pipeline.NestedStep nested) {
        next = add(nested.pipeline(), depth + 1, isNew, next, records);
      }
    }
    return next;
  }

  private static StepRecord create(Pipeline.Step step, int index, int depth) {
    return step instanceof Pipeline.PassStep pass
        ? StepRecord.ofPass(index, depth, pass.spec(), pass.toString())
        : StepRecord.ofPipeline(index, depth, ((Pipeline.NestedStep) step).pipeline().anchor());
  }

  List<StepRecord> all() {
    return Collections.unmodifiableList(all);
  }
}
