// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mortise.pipeline.ClassPathIndex;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.DeployedBundles;
import org.mortise.pipeline.Invocation;
import org.mortise.worker.Toolchain;
import org.mortise.worker.ToolchainProvider;

/**
 * Makes {@code mortise-opt} for sets of bundles. All sets share the classes of the installation on the class path. The
 * bundles of a set have class loaders of their own, by the record of a framework that is started once for the set
 * ({@link DeployedBundles}); bundles that need a framework keep it.
 *
 * <p>Bundles are copied to a private folder first: a request's own files vanish with it.
 */
final class InstallationToolchains implements ToolchainProvider, AutoCloseable {
  private static final String TOOL = "opt";

  private final Installation installation;
  private final Storage storage;
  private final File index;
  private int count;

  InstallationToolchains(Installation installation) throws LaunchException {
    this.installation = installation;
    this.storage = Storage.create();
    String kept = System.getProperty("mortise.index");
    this.index = kept != null ? new File(kept) : new File(storage.path(), "index");
  }

  @Override
  public List<Path> deployed() {
    installation.publishDeployedDialects();
    return installation.deployedBundles().stream().map(File::toPath).toList();
  }

  @Override
  public Toolchain open(List<Path> bundles) throws IOException {
    if (bundles.isEmpty()) {
      return ofClassPath(null, null);
    }
    Path folder = newFolder();
    try {
      return open(folder, copy(bundles, folder));
    } catch (IOException | RuntimeException | Error failed) {
      Storage.remove(folder.toFile());
      throw failed;
    } catch (LaunchException failed) {
      Storage.remove(folder.toFile());
      throw new IOException(failed.getMessage(), failed);
    }
  }

  private Toolchain open(Path folder, List<File> jars) throws IOException, LaunchException {
    File record = folder.resolve("record-").toFile();
    Installation set = installation.with(folder.toFile(), jars);
    List<String> problems = new ArrayList<>();
    RunningFramework framework =
        new FrameworkRun(set, OptionalBundles.NONE, record, problems::add).open(TOOL);
    DeployedBundles deployed = DeployedBundles.open(record, System.getProperty("java.class.path"), jars);
    if (deployed == null) {
      return new InFramework(framework, List.copyOf(problems), folder);
    }
    framework.close();
    return ofClassPath(deployed, folder);
  }

  private Toolchain ofClassPath(DeployedBundles deployed, Path folder) {
    ClassPathIndex services = ClassPathIndex.open(
        index, System.getProperty("java.class.path"), InstallationToolchains.class.getClassLoader(), deployed);
    return new OnClassPath(services, services.tool(TOOL), folder);
  }

  private synchronized Path newFolder() throws IOException {
    return Files.createDirectory(Path.of(storage.path(), "set-" + count++));
  }

  /** Copies the jars. Each has a folder of its own, as several of them may have the same name, which messages show. */
  private static List<File> copy(List<Path> bundles, Path folder) throws IOException {
    List<File> copies = new ArrayList<>();
    for (Path bundle : bundles) {
      Path own = Files.createDirectory(folder.resolve(String.valueOf(copies.size())));
      copies.add(Files.copy(bundle, own.resolve(bundle.getFileName())).toFile());
    }
    return copies;
  }

  @Override
  public void close() {
    storage.close();
  }

  /** The tool with class loaders only. */
  private record OnClassPath(ClassPathIndex services, CommandLineTool tool, Path folder) implements Toolchain {
    @Override
    public List<String> problems() {
      return List.of(); // there is no record of bundles with problems
    }

    @Override
    public int run(Invocation call) throws IOException {
      return tool.run(call);
    }

    @Override
    public void close() {
      services.close();
      if (folder != null) {
        Storage.remove(folder.toFile());
      }
    }
  }

  /** The tool in a framework. */
  private record InFramework(RunningFramework framework, List<String> problems, Path folder) implements Toolchain {
    @Override
    public int run(Invocation call) throws IOException {
      return framework.run(call);
    }

    @Override
    public void close() {
      framework.close();
      Storage.remove(folder.toFile());
    }
  }
}
