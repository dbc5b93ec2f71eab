// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.ClassPathIndex;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.DeployedBundles;
import org.mortise.pipeline.Invocation;
import org.mortise.worker.Toolchain;
import org.mortise.worker.ToolchainProvider;

/**
 * Creates {@code mortise-opt} for sets of bundles. All sets share the classes of the installation on the class path.
 * The bundles of a set have separate class loaders, created from the record of a framework started once for the set
 * ({@link DeployedBundles}); bundles that need a framework keep it.
 *
 * <p>Bundles are first copied to a private folder, since the files of a request are removed with it. The copies and
 * records of the most recently used sets are kept, so that a closed set can be opened again without a framework.
 */
final class InstallationToolchains implements ToolchainProvider, AutoCloseable {
  private static final String TOOL = "opt";
  private static final int KEPT = 32;

  private final Installation installation;
  private final Storage storage;
  private final File index;
  private final Map<String, BundleCopies> recorded = new LinkedHashMap<>(16, 0.75f, true);
  private int count;

  InstallationToolchains(Installation installation) throws LaunchException {
    this.installation = installation;
    this.storage = Storage.create();
    storage.removeAbandoned();
    String kept = System.getProperty("mortise.index");
    this.index = kept != null ? new File(kept) : new File(storage.path(), "index");
  }

  @Override
  public List<Path> deployed() {
    installation.publishDeployedDialects();
    return installation.deployedBundles().stream().map(File::toPath).toList();
  }

  @Override
  public Toolchain open(String key, List<Path> bundles) throws IOException {
    if (bundles.isEmpty()) {
      return ofClassPath(null, () -> {});
    }
    BundleCopies known = lookUp(key);
    BundleCopies copies = known != null ? known : BundleCopies.of(bundles, newFolder());
    try {
      DeployedBundles deployed = copies.openRecord();
      return deployed != null ? ofClassPath(deployed, copies::release) : start(key, copies);
    } catch (LaunchException failed) {
      copies.release();
      copies.drop();
      throw new IOException(failed.getMessage(), failed);
    }
  }

  /** Starts a framework, and closes it again if its record suffices. */
  private Toolchain start(String key, BundleCopies copies) throws LaunchException {
    List<String> problems = new ArrayList<>();
    Installation set = installation.with(copies.folder(), copies.jars());
    RunningFramework framework =
        new FrameworkRun(set, OptionalBundles.NONE, copies.record(), problems::add).open(
            TOOL, copies.folder().toPath());
    DeployedBundles deployed = copies.openRecord();
    if (deployed == null) {
      return new InFramework(framework, List.copyOf(problems), copies);
    }
    framework.close();
    keep(key, copies);
    return ofClassPath(deployed, copies::release);
  }

  private synchronized @Nullable BundleCopies lookUp(String key) {
    BundleCopies known = recorded.get(key);
    if (known != null) {
      known.acquire();
    }
    return known;
  }

  private synchronized void keep(String key, BundleCopies copies) {
    recorded.put(key, copies);
    Iterator<BundleCopies> oldest = recorded.values().iterator();
    while (recorded.size() > KEPT) {
      oldest.next().drop();
      oldest.remove();
    }
  }

  private Toolchain ofClassPath(@Nullable DeployedBundles deployed, Runnable afterwards) {
    ClassPathIndex services = ClassPathIndex.open(
        index, System.getProperty("java.class.path"), InstallationToolchains.class.getClassLoader(), deployed);
    return new OnClassPath(services, services.tool(TOOL), afterwards);
  }

  private synchronized Path newFolder() throws IOException {
    return Files.createDirectory(Path.of(storage.path(), "set-" + count++));
  }

  @Override
  public void close() {
    storage.close();
  }

  /** The tool with class loaders only. */
  private record OnClassPath(ClassPathIndex services, CommandLineTool tool, Runnable afterwards)
      implements Toolchain {
    @Override
    public List<String> problems() {
      return List.of(); // bundles with problems are not recorded
    }

    @Override
    public int run(Invocation call) throws IOException {
      return tool.run(call);
    }

    @Override
    public void close() {
      services.close();
      afterwards.run();
    }
  }

  /** The tool in a framework. */
  private record InFramework(RunningFramework framework, List<String> problems, BundleCopies copies)
      implements Toolchain {
    @Override
    public int run(Invocation call) throws IOException {
      return framework.run(call);
    }

    @Override
    public void close() {
      framework.close();
      copies.release();
      copies.drop();
    }
  }
}
