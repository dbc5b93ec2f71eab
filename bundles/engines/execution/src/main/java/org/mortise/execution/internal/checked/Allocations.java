// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.MemoryCurve;
import org.mortise.ir.Operation;

/** Counts the heap buffers, by allocating operation, and the live bytes. */
final class Allocations {
  private static final class Site {
    long buffers;
    long bytes;
    long freed;
    final long firstAllocated;
    long lastUsed;
    long lastFreed = -1;
    long lived;
    long unused;

    Site(long firstAllocated) {
      this.firstAllocated = firstAllocated;
    }

    void addLife(CheckedMemory memory, long end) {
      long use = Math.max(memory.birth, memory.lastUse);
      lastUsed = Math.max(lastUsed, use);
      lived += end - memory.birth;
      unused += end - use;
    }

    void add(Site other) {
      buffers += other.buffers;
      bytes += other.bytes;
      freed += other.freed;
      lastUsed = Math.max(lastUsed, other.lastUsed);
      lastFreed = Math.max(lastFreed, other.lastFreed);
      lived += other.lived;
      unused += other.unused;
    }
  }

  private final Map<Operation, Site> sites = new LinkedHashMap<>();
  private final LiveMemory live = new LiveMemory();
  private long allocated;
  private long ended;

  void allocate(CheckedMemory memory) {
    allocated++;
    live.change(memory.birth, memory.size());
    Site site = sites.computeIfAbsent(memory.allocated.op(), key -> new Site(memory.birth));
    site.buffers++;
    site.bytes += memory.size();
  }

  /** Records the end of a lifetime. */
  void end(CheckedMemory memory, long time) {
    ended++;
    live.change(time, -memory.size());
    Site site = sites.get(memory.allocated.op());
    site.freed++;
    site.lastFreed = time;
    site.addLife(memory, time);
  }

  long allocated() {
    return allocated;
  }

  long ended() {
    return ended;
  }

  /** Returns the bytes that were live until a time. */
  MemoryCurve curve(long time) {
    return live.until(time);
  }

  /** Returns the sites at a time, at which some memory is still alive. */
  List<ExecutionStatistics.Site> sites(Iterable<CheckedMemory> alive, long time) {
    Map<Operation, Site> all = new LinkedHashMap<>();
    sites.forEach((op, site) -> {
      Site copy = new Site(site.firstAllocated);
      copy.add(site);
      all.put(op, copy);
    });
    alive.forEach(memory -> all.get(memory.allocated.op()).addLife(memory, time));
    List<ExecutionStatistics.Site> listed = new ArrayList<>();
    all.forEach((op, site) -> listed.add(new ExecutionStatistics.Site(op.location(), site.buffers, site.bytes,
        site.freed, site.firstAllocated, site.lastUsed, site.lastFreed, site.lived, site.unused)));
    return listed;
  }
}
