// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;

/**
 * Runs one tool and ends the process with its status. The first argument names the tool, the others are the tool's.
 *
 * <p>As long as nothing is deployed beside the bundles of the installation, a framework could only add to the time that
 * the run takes: the tool then runs straight from the class path. What it prints is the same either way.
 *
 * <p>System properties: {@code mortise.home}, the installation (required); {@code mortise.deploy}, the folder with the
 * user's bundles, if it is another than that of the installation; {@code mortise.framework=true}, always use the
 * framework; {@code mortise.index}, where the index of the class path is kept, if it is.
 */
public final class Main {
  private static final int LAUNCH_FAILED = 70; // EX_SOFTWARE: never a status of the tool itself
  private static final int NOBODY_READS = 74; // EX_IOERR, as the reference has it

  private Main() {}

  public static void main(String[] arguments) {
    Runtime.getRuntime().halt(status(arguments)); // no shutdown hooks to wait for: all output is flushed by now
  }

  /** Runs the tool and says with which status the process should end. */
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
      return run(new Installation(new File(home), deploy == null ? null : new File(deploy)), tool, rest);
    } catch (LaunchException e) {
      System.err.println("mortise-" + tool + ": " + e.getMessage());
      return LAUNCH_FAILED;
    } catch (IOException e) {
      if ("Broken pipe".equals(e.getMessage())) {
        return NOBODY_READS; // as with mortise-opt ... | head: no fault to tell of
      }
      System.err.println("mortise-" + tool + ": " + (e.getMessage() == null ? e : e.getMessage()));
      return 1;
    } catch (OutOfMemoryError e) {
      System.err.println("mortise-" + tool + ": out of memory: give the virtual machine more, for example with "
          + "MORTISE_JAVA_OPTS=-Xmx8g");
      return LAUNCH_FAILED;
    } catch (RuntimeException | Error e) {
      e.printStackTrace(); // a fault of ours: the trace is what a report needs
      return LAUNCH_FAILED;
    }
  }

  private static int run(Installation installation, String tool, String[] arguments)
      throws IOException, LaunchException {
    StandardStreams streams = StandardStreams.ofProcess();
    if (installation.isLongLived(tool) || installation.hasDeployedBundles()
        || Boolean.getBoolean("mortise.framework")) {
      return new FrameworkRun(installation).run(tool, arguments, streams);
    }
    return ClassPathRun.run(tool, arguments, streams);
  }
}
