// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.DeployedBundles;
import org.mortise.pipeline.LaunchArguments;

/**
 * Runs one tool and ends the process with its status. The first argument names the tool; the others are passed to it.
 *
 * <p>If no bundle is deployed, or an earlier run has recorded that the deployed bundles need no framework ({@link
 * DeployedBundles}), the tool runs directly from the class path, which starts faster. The output is the same in all
 * cases.
 *
 * <p>System properties: {@code mortise.home}, the installation (required); {@code mortise.deploy}, the folder with the
 * user's bundles, if outside of the installation; {@code mortise.framework=true}, always use the framework; {@code
 * mortise.optional}, the optional bundles that the console starts; {@code mortise.index}, the file for the class path
 * index, if any.
 */
public final class Main {
  private static final int LAUNCH_FAILED = 70; // EX_SOFTWARE, never a status of the tool itself
  private static final int OUTPUT_CLOSED = 74; // EX_IOERR, as in MLIR

  private static final String LANGUAGE_SERVER = "lsp-server";

  private Main() {}

  public static void main(String[] arguments) {
    Runtime.getRuntime().halt(status(arguments)); // no shutdown hooks to wait for, as all output has been flushed
  }

  /** Runs the tool and returns the exit status of the process. */
  static int status(String[] arguments) {
    String home = System.getProperty("mortise.home");
    if (home == null || arguments.length == 0) {
      System.err.println("usage: java -Dmortise.home=FOLDER org.mortise.launcher.Main TOOL ARGUMENT...");
      return LAUNCH_FAILED;
    }
    String tool = arguments[0];
    String[] rest = new String[arguments.length - 1];
    System.arraycopy(arguments, 1, rest, 0, rest.length);
    try {
      String deploy = System.getProperty("mortise.deploy");
      if (deploy != null && !new File(deploy).isDirectory()) {
        System.err.println("mortise: there is no folder '" + deploy + "', which MORTISE_DEPLOY names");
      }
      Installation installation = new Installation(new File(home), deploy == null ? null : new File(deploy));
      installation.publishDeployFolder();
      return run(installation, tool, rest);
    } catch (LaunchException e) {
      System.err.println("mortise-" + tool + ": " + e.getMessage());
      return LAUNCH_FAILED;
    } catch (IOException e) {
      if ("Broken pipe".equals(e.getMessage())) {
        return OUTPUT_CLOSED; // as with mortise-opt ... | head, which is not a fault
      }
      System.err.println("mortise-" + tool + ": " + (e.getMessage() == null ? e : e.getMessage()));
      return 1;
    } catch (OutOfMemoryError e) {
      System.err.println("mortise-" + tool + ": out of memory: give the virtual machine more, for example with "
          + "MORTISE_JAVA_OPTS=-Xmx8g");
      return LAUNCH_FAILED;
    } catch (RuntimeException | Error e) {
      e.printStackTrace(); // an internal fault, whose report needs the stack trace
      return LAUNCH_FAILED;
    }
  }

  private static int run(Installation home, String tool, String[] allArguments) throws IOException, LaunchException {
    if (tool.equals(WorkerRun.TOOL)) {
      return WorkerRun.run(home, allArguments);
    }
    if (tool.equals(ServerRun.TOOL)) {
      return ServerRun.run(home, allArguments);
    }
    StandardStreams streams = StandardStreams.ofProcess();
    if (tool.equals(LANGUAGE_SERVER)) {
      System.setOut(System.err); // the standard output is the editor's
    }
    if (home.isLongLived(tool)) {
      home.checkWriteAccess(Main::reportProblem);
      OptionalBundles optional = OptionalBundles.of(home, System.getProperty("mortise.optional", ""));
      return new FrameworkRun(home, optional, null, Main::reportProblem).run(tool, allArguments, streams);
    }
    LaunchArguments line = LaunchArguments.of(allArguments, Path.of(""));
    String[] arguments = line.rest();
    home.publishDeployedDialects();
    List<File> bundles = new ArrayList<>(0); // without a stream, whose classes a start would have to load
    for (String bundle : line.bundles()) {
      bundles.add(new File(bundle));
      if (!new File(bundle).isFile()) {
        throw new IOException("there is no bundle '" + bundle + "'");
      }
    }
    Installation installation = home.with(home.deployFolder(), bundles);
    List<File> jars = installation.deployedBundles();
    if (!jars.isEmpty()) {
      installation.checkWriteAccess(Main::reportProblem);
    }
    if (Boolean.getBoolean("mortise.framework")) {
      return new FrameworkRun(installation, OptionalBundles.NONE, null, Main::reportProblem)
          .run(tool, arguments, streams);
    }
    if (jars.isEmpty()) {
      return ClassPathRun.run(tool, null, arguments, streams);
    }
    File record = record(installation);
    DeployedBundles deployed = record == null
        ? null : DeployedBundles.open(record, System.getProperty("java.class.path"), jars);
    return deployed == null
        ? new FrameworkRun(installation, OptionalBundles.NONE, record, Main::reportProblem)
            .run(tool, arguments, streams)
        : ClassPathRun.run(tool, deployed, arguments, streams);
  }

  private static void reportProblem(String problem) {
    System.err.println("mortise: " + problem);
  }

  /** Returns the file with the record of the deployed bundles, beside the index; null without an index. */
  private static @Nullable File record(Installation installation) {
    String index = System.getProperty("mortise.index");
    return index == null ? null
        : new File(index + ".deploy-" + Integer.toHexString(installation.deployedSource().hashCode()));
  }
}
