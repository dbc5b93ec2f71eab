// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.ir.Operation;

/** Counts the buffers of an execution, by the operations that have allocated them. */
final class Allocations {
  private static final class Site {
    long buffers;
    long bytes;
    long lived;
    long unused;
  }

  private final Map<Operation, Site> sites = new LinkedHashMap<>();
  private long allocated;
  private long ended;
  private long bytes;
  private long peak;

  void allocate(CheckedMemory memory) {
    allocated++;
    bytes += memory.size();
    peak = Math.max(peak, bytes);
    Site site = sites.computeIfAbsent(memory.allocated.op(), key -> new Site());
    site.buffers++;
    site.bytes += memory.size();
  }

  /** Notes the end of a life at a time. */
  void end(CheckedMemory memory, long time) {
    ended++;
    bytes -= memory.size();
    Site site = sites.get(memory.allocated.op());
    site.lived += time - memory.birth;
    site.unused += time - Math.max(memory.birth, memory.lastUse);
  }

  long allocated() {
    return allocated;
  }

  long ended() {
    return ended;
  }

  long peak() {
    return peak;
  }

  List<ExecutionStatistics.Site> sites() {
    List<ExecutionStatistics.Site> all = new ArrayList<>();
    sites.forEach((op, site) -> all.add(
        new ExecutionStatistics.Site(op.location(), site.buffers, site.bytes, site.lived, site.unused)));
    return all;
  }
}
