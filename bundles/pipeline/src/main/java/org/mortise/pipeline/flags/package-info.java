// SPDX-License-Identifier: Apache-2.0
/**
 * The flags of the command-line tools. A tool declares each flag once, in a {@link FlagTable}; the parser, the help
 * text, the completion of the shell and of the console, and the documentation pages follow from the table. No parser
 * library is used, because flags of {@code mortise-opt} are the deployed passes, and because a library costs more
 * start-up time than the rest of a small run.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pipeline.flags;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
