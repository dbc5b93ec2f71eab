// SPDX-License-Identifier: Apache-2.0
// Copies the pages and the samples' page into target/pages, with the paths that hold in an installation instead of those of
// the source tree, and packs the manual pages for Debian.
import java.util.zip.GZIPOutputStream

def target = new File(project.build.directory)
def pages = new File(target, 'pages')
pages.deleteDir()
def docs = new File(project.basedir, 'docs')
def installed = { String text ->
  text.replace('distribution/target/mortise/', '')
      .replaceAll(/(?<![\w\/.-])distribution\/(docs|samples)\b/, '$1')
      .replace('](../../README.md', '](../README.md')
      .replace('](../../CHANGELOG.md', '](../CHANGELOG.md')
}
docs.eachFileRecurse { file ->
  if (file.isFile()) {
    def copy = new File(pages, 'docs/' + docs.toPath().relativize(file.toPath()))
    copy.parentFile.mkdirs()
    if (file.name.endsWith('.md')) {
      copy.setText(installed(file.getText('UTF-8')), 'UTF-8')
    } else {
      copy.bytes = file.bytes
    }
  }
}
['README.md', 'CHANGELOG.md'].each { name ->
  new File(pages, name).setText(installed(new File(project.basedir, '../' + name).getText('UTF-8')), 'UTF-8')
}
def manual = new File(target, 'man')
manual.mkdirs()
new File(project.basedir, 'src/main/man').eachFile { page ->
  new GZIPOutputStream(new File(manual, page.name + '.gz').newOutputStream()).withCloseable { it << page.bytes }
}
