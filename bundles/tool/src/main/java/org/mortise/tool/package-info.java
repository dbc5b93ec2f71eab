// SPDX-License-Identifier: Apache-2.0
/** The command-line tool {@code mortise-opt}: reads a program, runs passes on it, prints it. */
@Version("0.1.0")
package org.mortise.tool;

import org.osgi.annotation.versioning.Version;
