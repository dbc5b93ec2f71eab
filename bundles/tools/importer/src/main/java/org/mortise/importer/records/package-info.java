// SPDX-License-Identifier: Apache-2.0
/** The records that {@code llvm-tblgen --dump-json} prints. */
@NullMarked
@Version("0.1.0")
package org.mortise.importer.records;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
