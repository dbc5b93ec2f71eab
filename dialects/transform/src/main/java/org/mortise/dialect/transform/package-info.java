// SPDX-License-Identifier: Apache-2.0
/** The transform dialect: programs that control transformations of other programs. They are not interpreted. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.transform;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

